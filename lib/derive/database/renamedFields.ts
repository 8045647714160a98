import type { Resource } from '@/lib/resources/resource'
import { identifier } from '../sql'
import type { ColumnSteps } from './columnSteps'

/** Where records name fields of records, as webhooks do: tables with their columns. */
const namingColumns = (resources: readonly Resource[]): (readonly [string, string])[] =>
  resources.flatMap(({ table, leaves }) =>
    leaves.flatMap(({ names, column }) =>
      names === 'fields' ? [[identifier(table), identifier(column)] as const] : [],
    ),
  )

/** The names of a field before and after: `client.fax` and `client.fax_number`; none of other columns. */
function namesOf(
  resources: readonly Resource[],
  [from, column]: readonly [string, string],
): readonly [was: string, is: string] | undefined {
  const [table, old = ''] = from.split('.')
  const resource = resources.find((each) => each.table === table)
  const field = resource?.leaves.find((each) => each.column === column)
  if (!resource || !field) return undefined
  const group = field.path.slice(0, -1)
  const last = old.slice(group.reduce((length, name) => length + name.length + 1, 0))
  const named = (name: string) => [resource.name, ...group, name].join('.')
  return [named(last), named(field.name)]
}

/**
 * Has whatever names a field go by its new name too, and for the version before by its old one until
 * that goes: a webhook that waits for changes of it would be sent nothing any more.
 *
 * @param renames the new name of a column by its old one
 */
export function withNewNames(
  steps: ColumnSteps,
  resources: readonly Resource[],
  renames: ReadonlyMap<string, string>,
): ColumnSteps {
  const changes = [...renames].flatMap((rename) => {
    const names = namesOf(resources, rename)
    if (!names) return []
    const [was, is] = names.map((name) => `'${name}'`)
    return namingColumns(resources).map(([table, column]) => ({
      after: `UPDATE ${table} SET ${column} = ${column} || ARRAY[${is}] WHERE ${was} = ANY (${column}) AND ${is} <> ALL (${column});`,
      later: `UPDATE ${table} SET ${column} = array_remove(${column}, ${was}) WHERE ${was} = ANY (${column});`,
    }))
  })
  return {
    ...steps,
    after: [...steps.after, ...changes.map(({ after }) => after)],
    later: [...steps.later, ...changes.map(({ later }) => later)],
  }
}
