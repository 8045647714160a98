import type { FieldError, Resolver } from 'react-hook-form'
import type { Resource } from '@/lib/resources/resource'
import type { FormModel } from './context'
import type { FormValues } from './values'

/** Checks the fields that react-hook-form asks about. */
export function resolverOf(resource: Resource, check: FormModel['check']): Resolver<FormValues> {
  const byColumn = new Map(resource.leaves.map((field) => [field.column, field]))
  return (values, _, { names }) => {
    const errors: Record<string, FieldError> = {}
    for (const column of names ?? byColumn.keys()) {
      const field = byColumn.get(column)
      const fault = field && check(field, values[column] ?? null)
      if (fault) errors[column] = { type: fault.code, message: fault.message }
    }
    return { values: Object.keys(errors).length > 0 ? {} : values, errors } as ReturnType<
      Resolver<FormValues>
    >
  }
}
