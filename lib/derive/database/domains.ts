import type { Field, Resource } from '@/lib/resources/resource'
import { kindOf } from '../kinds'
import { domainOf, identifier } from '../sql'
import { type DatabaseObject, functionNamed } from './databaseObject'

/** What objects that rest on a column need: whatever becomes of its type becomes of them. */
export const columnNamed = ({ table }: Resource, column: string): string =>
  `column ${table}.${column}`

/**
 * The domain of every bounded column. Its type is part of its name, as nothing makes a domain of
 * one type into one of another; its bounds can be altered under the columns that have it.
 */
export const domains = (resources: readonly Resource[]): DatabaseObject[] =>
  forEachField(resources, (resource, field): DatabaseObject[] => {
    const domain = domainOf(resource, field)
    if (!domain) return []
    const { type, check } = domain
    const name = identifier(domain.name)
    return [
      {
        name: domainNamed(domain),
        stage: 'before tables',
        create: `CREATE DOMAIN ${name} AS ${type} CONSTRAINT ${name} CHECK (${check});`,
        drop: `DROP DOMAIN ${name};`,
        alter: `ALTER DOMAIN ${name} DROP CONSTRAINT ${name};\nALTER DOMAIN ${name} ADD CONSTRAINT ${name} CHECK (${check});`,
        needs: check.includes('json_bytes') ? [functionNamed('json_bytes')] : [],
      },
    ]
  })

/**
 * The columns. Prisma makes them with plain types; those of a domain get it then. No column changes
 * its type under a trigger, an index or a function that rests on it.
 */
export const columns = (resources: readonly Resource[]): DatabaseObject[] =>
  forEachColumn(resources, (resource, field): DatabaseObject[] => {
    const name = columnNamed(resource, field.column)
    const domain = domainOf(resource, field)
    if (!domain) {
      return [{ name, stage: 'after tables', create: '', is: kindOf(field).sql, drop: '' }]
    }
    const retype = (type: string) =>
      `ALTER TABLE ${identifier(resource.table)} ALTER COLUMN ${identifier(field.column)} TYPE ${type};`
    return [
      {
        name,
        stage: 'after tables',
        create: retype(identifier(domain.name)),
        drop: retype(kindOf(field).sql),
        needs: [domainNamed(domain)],
      },
    ]
  })

/** The bounds of plain columns, each called as its domain would be. */
export const columnChecks = (resources: readonly Resource[]): DatabaseObject[] =>
  forEachField(resources, (resource, field): DatabaseObject[] => {
    const { name, table, hasPlainColumns } = resource
    const check = hasPlainColumns ? kindOf(field).check?.(field) : undefined
    if (!check) return []
    const constraint = identifier(`${name}__${field.column}`)
    const condition = check.replaceAll('VALUE', identifier(field.column))
    return [
      {
        name: `check ${name}__${field.column}`,
        stage: 'after tables',
        create: `ALTER TABLE ${identifier(table)} ADD CONSTRAINT ${constraint} CHECK (${condition});`,
        drop: `ALTER TABLE ${identifier(table)} DROP CONSTRAINT ${constraint};`,
        needs: [columnNamed(resource, field.column)],
      },
    ]
  })

const domainNamed = ({ name, type }: { name: string; type: string }): string =>
  `domain ${name} ${type}`

/** The same with the columns that hold the hashes of secrets. */
const forEachColumn = <Part>(
  resources: readonly Resource[],
  make: (resource: Resource, field: Field) => Part[],
): Part[] =>
  resources.flatMap((resource) =>
    [...resource.leaves, ...resource.secrets].flatMap((field) => make(resource, field)),
  )

const forEachField = <Part>(
  resources: readonly Resource[],
  make: (resource: Resource, field: Field) => Part[],
): Part[] =>
  resources.flatMap((resource) => resource.leaves.flatMap((field) => make(resource, field)))
