import type { Field, Resource } from '@/lib/resources/resource'
import { kindOf, unsetValue } from './kinds'

/** Double-quoted, so that no field name can collide with a word of SQL. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * `CREATE FUNCTION` of a trigger. A semicolon inside a body would end the statement for the
 * migration engine, hence `\x3b`.
 *
 * @param name as SQL
 * @param body in PL/pgSQL
 */
export const triggerFunction = (name: string, body: string): string =>
  `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS E'${body.replaceAll("'", "''").replaceAll(';', '\\x3b')}';`

/** True when the column always holds a value: unset then stores what it reads as. */
export const isNotNull = (field: Field): boolean =>
  field.required === true || unsetValue(field) !== null

/** The domain that bounds a column, named after its field; undefined where the type bounds enough. */
export function domainOf(
  resource: Resource,
  field: Field,
): { name: string; type: string; check: string } | undefined {
  const kind = kindOf(field)
  const check = kind.check?.(field)
  return check ? { name: `${resource.name}__${field.column}`, type: kind.sql, check } : undefined
}

/** `CREATE DOMAIN` for every bounded column of the resources, one a line, in a stable order. */
export const domainsSql = (resources: readonly Resource[]): string[] =>
  resources.flatMap((resource) =>
    resource.leaves.flatMap((field) => {
      const domain = domainOf(resource, field)
      return domain
        ? [
            `CREATE DOMAIN ${identifier(domain.name)} AS ${domain.type} CONSTRAINT ${identifier(domain.name)} CHECK (${domain.check});`,
          ]
        : []
    }),
  )

/**
 * Gives columns their domains as types, a statement for each table; Prisma makes them with the
 * plain types.
 *
 * @param only names of the domains meant; all of them without it
 */
export const columnTypesSql = (
  resources: readonly Resource[],
  only?: ReadonlySet<string | undefined>,
): string[] =>
  resources.flatMap((resource) => {
    const actions = resource.leaves.flatMap((field) => {
      const domain = domainOf(resource, field)
      return domain && (!only || only.has(domain.name))
        ? [`  ALTER COLUMN ${identifier(field.column)} TYPE ${identifier(domain.name)}`]
        : []
    })
    if (actions.length === 0) return []
    return [`ALTER TABLE ${identifier(resource.table)}\n${actions.join(',\n')};`]
  })
