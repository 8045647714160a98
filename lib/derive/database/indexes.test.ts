import { describe, expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { databaseObjects } from './objects'
import { indexRowBytes, MAX_INDEX_ROW } from './rowBytes'

const INDEX = /^CREATE (?:UNIQUE )?INDEX "(\w+)" ON "(\w+)" (?!USING gin)(.*?)( WHERE .*)?;$/

/** The indexes over a resource's records, with each column as often as a row of one has it. */
const indexesOf = (resource: Resource) =>
  databaseObjects(resources).flatMap(({ create }) => {
    const [, name, table, on = ''] = INDEX.exec(create) ?? []
    if (table !== resource.table) return []
    const summed = resource.derived.find(({ of }) => 'sum' in of && on.includes('json_sum'))
    const columns = [...on.matchAll(/"(\w+)"/g)]
      .map(([, column = '']) => column)
      .filter((column) => column !== 'C')
    return [{ name, columns: summed ? [summed.name, ...columns.slice(1)] : columns }]
  })

describe.each(resources as readonly Resource[])('the indexes of $name', (resource) => {
  test('hold the greatest values that the fields take', () => {
    for (const { name, columns } of indexesOf(resource)) {
      const bytes = indexRowBytes(resource, columns)
      expect([name, bytes, bytes <= MAX_INDEX_ROW]).toEqual([name, bytes, true])
    }
  })
})

test('a row is as long as its greatest values, in characters of four bytes', () => {
  const supplier = resources.find(({ name }) => name === 'supplier') as Resource
  const of = (...columns: string[]) => indexRowBytes(supplier, columns)
  expect(of('supplier_id')).toBe(8 + 4 + 4 * 255)
  expect(of('name', 'supplier_id', 'name')).toBeGreaterThan(MAX_INDEX_ROW)
  expect(indexesOf(supplier).map(({ name }) => name)).toContain('supplier_sort_name')
})
