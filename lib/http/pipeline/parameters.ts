import { DRY_RUN } from '../parsing/dryRun'
import type { Parameter } from '../parsing/parameter'
import type { Operation } from './operation'

/**
 * The same by name.
 *
 * @throws Error for two of one name
 */
export function parametersByName(operation: Operation): ReadonlyMap<string, Parameter> {
  const byName = new Map<string, Parameter>()
  for (const parameter of parametersOf(operation)) {
    if (byName.has(parameter.name)) {
      throw new Error(`${operation.summary}: two parameters are called ${parameter.name}`)
    }
    byName.set(parameter.name, parameter)
  }
  return byName
}

/** Every query parameter that an operation takes. */
export const parametersOf = ({ parameters = [], dryRun }: Operation): readonly Parameter[] =>
  dryRun ? [...parameters, DRY_RUN] : parameters

/** Whether Audit-User-Id counts. */
export const mayBeForAnother = ({ permission, forOneself = false }: Operation): boolean =>
  permission !== 'none' && !forOneself
