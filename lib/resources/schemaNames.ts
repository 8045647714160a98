import type { Resource } from './resource'

/** A member's name as a schema of the API document has it: `client_defaults` is `ClientDefaults`. */
export const schemaName = (member: string): string =>
  member.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** As much of a field as names its values. */
export interface Choice {
  readonly name: string
  readonly values?: readonly string[]
  readonly valuesName?: string
}

/** What the API document calls the values of a choice. */
export const valuesNameOf = ({ name, valuesName }: Choice): string => valuesName ?? schemaName(name)

/** A member for which the document has a schema of its own. */
interface Named {
  readonly schema: string
  /** `resource.field`. */
  readonly where: string
  /** What it says: two of one name have to say the same. */
  readonly says: string
}

/** The choices and the groups of a resource. Two groups never say the same. */
function namedOf({ name, system, fields, leaves }: Resource): Named[] {
  const kept = system.map((member) => ({ ...member, path: [member.name] }))
  const choices = [...kept, ...leaves].flatMap((choice) => {
    const { path, values } = choice
    const where = [name, ...path].join('.')
    return values ? [{ schema: valuesNameOf(choice), where, says: values.join() }] : []
  })
  const groups = [...fields.values()].flatMap((field) => {
    const where = `${name}.${field.name}`
    return field.members ? [{ schema: schemaName(field.name), where, says: where }] : []
  })
  return [...choices, ...groups]
}

/**
 * Refuses two lists of values, or groups, that the API document would call the same, and one list
 * that it would call by two names: of it generators would make two types.
 *
 * @throws Error naming both by `resource.field`
 */
export function refuseUnlikeSchemas(resources: readonly Resource[]): void {
  const seen = new Map<string, Named>()
  const said = new Map<string, Named>()
  for (const named of resources.flatMap(namedOf)) {
    const other = seen.get(named.schema)
    if (other && other.says !== named.says) {
      throw new Error(
        `${named.where} and ${other.where} differ, and are both called ${named.schema} in the API document: give one a valuesName, or another name if it is a group`,
      )
    }
    seen.set(named.schema, named)
    const same = said.get(named.says)
    if (same && same.schema !== named.schema) {
      throw new Error(
        `${named.where} and ${same.where} have the same values, and the API document would call them ${named.schema} and ${same.schema}: give both one valuesName`,
      )
    }
    said.set(named.says, named)
  }
}
