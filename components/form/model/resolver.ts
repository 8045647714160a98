import type { FieldError, Resolver } from 'react-hook-form'
import { check } from '@/lib/console/form/check'
import type { FormValues } from '@/lib/console/form/values'
import { timeZone } from '@/lib/console/timeZone'
import type { Resource } from '@/lib/resources/resource'

/** Checks the fields that react-hook-form asks about, by the kinds that the service reads with. */
export function resolverOf(resource: Resource): Resolver<FormValues> {
  const byColumn = new Map(resource.leaves.map((field) => [field.column, field]))
  return (values, _, { names }) => {
    const errors: Record<string, FieldError> = {}
    for (const column of names ?? byColumn.keys()) {
      const field = byColumn.get(column)
      const fault = field && check(field, values[column] ?? null, timeZone())
      if (fault) errors[column] = { type: fault.code, message: fault.message }
    }
    return { values: Object.keys(errors).length > 0 ? {} : values, errors } as ReturnType<
      Resolver<FormValues>
    >
  }
}
