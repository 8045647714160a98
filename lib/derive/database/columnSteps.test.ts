import { expect, test } from 'vitest'
import { columnSteps, losses, tablesIn } from './columnSteps'

/** A schema of one table, and of one that refers to it. */
const schema = (...members: readonly string[]): [string, string][] => [
  [
    'records.prisma',
    [
      'model Thing {',
      '  thing_id Int @id',
      ...members.map((member) => `  ${member}`),
      '  parts Part[]',
      '',
      '  @@map("thing")',
      '}',
      '',
      'model Part {',
      '  part_id Int @id',
      '  thing Thing? @relation(fields: [thing_id], references: [thing_id])',
      '  @@map("part")',
      '}',
    ].join('\n'),
  ],
]

test('the columns of a table are its members but those that lead to other tables', () => {
  const tables = tablesIn(schema('name String @default("a b")'))
  expect([...tables.keys()]).toEqual(['thing', 'part'])
  expect([...(tables.get('thing') ?? [])]).toEqual([
    ['thing_id', 'Int @id'],
    ['name', 'String @default("a b")'],
  ])
  expect([...(tables.get('part')?.keys() ?? [])]).toEqual(['part_id'])
})

test.each([
  ['name String', 'name String?'],
  ['name String?', 'name String?'],
  ['price Decimal @db.Decimal(19, 6)', 'price Decimal? @db.Decimal(19, 6)'],
  ['name String @default("a b")', 'name String @default("a b")'],
  ['names String[]', 'names String[]'],
])('a column that goes is null where nothing stands in for it: %s', (was, stays) => {
  const steps = columnSteps(schema(was), schema())
  expect(steps.schema[0]?.[1]).toContain(`\n  ${stays}\n}`)
  const column = was.split(' ', 1)
  expect(steps.later).toEqual([`ALTER TABLE IF EXISTS "thing" DROP COLUMN IF EXISTS "${column}";`])
})

test('a column that comes again before it went is taken away first', () => {
  const { later } = columnSteps(schema('name String?'), schema())
  const left = later.map((drop) => ({ drop, by: '1' }))
  const steps = columnSteps(schema(), schema('name Int?'), left)
  expect([steps.before, steps.again]).toEqual([later, [{ table: 'thing', column: 'name' }]])
  expect(columnSteps(schema(), schema('other Int?'), left).before).toEqual([])
})

test('a column of a new name is needed only once it is filled', () => {
  const names = new Map([['thing.name', 'called']])
  const steps = columnSteps(schema('name String'), schema('called String'), [], names)
  expect(steps.schema[0]?.[1]).toContain('  called String?\n')
  expect(steps.after.slice(0, 2)).toEqual([
    'UPDATE "thing" SET "called" = "name" WHERE "called" IS DISTINCT FROM "name";',
    'ALTER TABLE "thing" ALTER COLUMN "called" SET NOT NULL;',
  ])
  expect(steps.later).toHaveLength(3)
})

test('what a migration loses is named, but for what is made anew from the records', () => {
  const was = schema('count Int', 'price Decimal @db.Decimal(19, 6)', 'due DateTime @db.Date')
  const sql = [
    'ALTER TABLE "thing" DROP COLUMN "name",\nADD COLUMN     "name" INTEGER;',
    'ALTER TABLE "thing" ALTER COLUMN "count" SET DATA TYPE DECIMAL(19,6);',
    'ALTER TABLE "thing" ALTER COLUMN "due" SET DATA TYPE TEXT;',
    'ALTER TABLE "thing" ALTER COLUMN "price" SET DATA TYPE INTEGER;',
    'ALTER TABLE "thing_search_text" DROP COLUMN "name";',
    'DROP TABLE "part";',
    'DROP TABLE "part_search_word";',
  ].join('\n\n')
  expect([...losses(sql, was)]).toEqual([
    ['part', 'goes, with all that it holds'],
    ['thing.name', 'loses its values'],
    ['thing.price', 'becomes INTEGER'],
  ])
})
