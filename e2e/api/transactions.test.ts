import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, withDatabase } from '@/lib/db/database'
import { limitPreparedStatements, MAX_PREPARED } from '@/lib/db/pool/preparedStatements'
import { keepRefused } from '@/lib/db/pool/refusedStatements'
import { executeRaw, queryRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { createDatabase, type TestDatabase } from '../support/service'

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const write = (db: Database, name: string, value: string) =>
  executeRaw(db, {
    text: 'INSERT INTO setting (name, value) VALUES ($1, $2)',
    values: [name, value],
  })
const kept = async () =>
  (await database.query<{ name: string }>('SELECT name FROM setting')).map(({ name }) => name)

test('models and SQL share each transaction, however many begin at once', async () => {
  const names = Array.from({ length: 40 }, () => randomUUID())
  await withDatabase(database.url, async (db) => {
    const ends = await Promise.allSettled(
      names.map((name, at) =>
        inTransaction(db, async (within) => {
          await write(within, name, 'by SQL')
          const changed = await within.setting.updateMany({
            where: { value: 'by SQL' },
            data: { value: `by a model of ${name}` },
          })
          // Nobody else's row is seen, as nothing is committed yet that could have that value.
          expect(changed.count).toBe(1)
          const text = 'SELECT name, value FROM setting WHERE name = $1'
          expect(await queryRaw(within, { text, values: [name] })).toEqual([
            { name, value: `by a model of ${name}` },
          ])
          expect(await kept()).not.toContain(name)
          if (at % 2 === 1) throw new Error('undone')
        }),
      ),
    )
    expect(ends.map(({ status }) => status)).toEqual(
      names.map((_, at) => (at % 2 === 1 ? 'rejected' : 'fulfilled')),
    )
  })
  const left = await kept()
  expect(names.filter((name) => left.includes(name))).toEqual(names.filter((_, at) => at % 2 === 0))
})

test('a model of several statements is undone with the transaction that it is in', async () => {
  const name = randomUUID()
  await withDatabase(database.url, async (db) => {
    const undone = inTransaction(db, async (within) => {
      await within.role.create({
        data: {
          name,
          permissions: [],
          users: { create: { user_name: name, display_name: name, password_hash: name } },
        },
      })
      expect(await within.user.count({ where: { user_name: name } })).toBe(1)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await db.role.count({ where: { name } })).toBe(0)
    expect(await db.user.count({ where: { user_name: name } })).toBe(0)
  })
})

test('pain: of a transaction whose failure was not heard nobody says that it was kept', async () => {
  const name = randomUUID()
  await withDatabase(database.url, async (db) => {
    const unheard = inTransaction(db, async (within) => {
      await write(within, name, 'lost')
      await executeRaw(within, { text: 'SELECT 1 / 0' }).catch(() => {})
      return 'kept'
    })
    await expect(unheard).rejects.toThrow('failed')
  })
  expect(await kept()).not.toContain(name)
})

test('pain: a connection that ends within a transaction fails it, and the next has another', async () => {
  const name = randomUUID()
  await withDatabase(database.url, async (db) => {
    const lost = inTransaction(db, async (within) => {
      await write(within, name, 'lost')
      const [self] = await queryRaw<{ pid: number }>(within, {
        text: 'SELECT pg_backend_pid() AS pid',
      })
      await database.query('SELECT pg_terminate_backend($1)', [self?.pid])
      await within.setting.findMany()
    })
    await expect(lost).rejects.toThrow()
    expect(await kept()).not.toContain(name)
    await inTransaction(db, (within) => write(within, name, 'another'))
  })
  expect(await kept()).toContain(name)
})

test('a statement that no longer fits what it reads fails a connection once, in a transaction too', async () => {
  await database.query('CREATE TABLE growing (a integer)')
  await withDatabase(database.url, async (db) => {
    const read = () =>
      inTransaction(db, (within) =>
        queryRaw(within, { text: 'SELECT * FROM growing', prepared: true }),
      )
    await read()
    await database.query('ALTER TABLE growing ADD b integer')
    await expect(read()).rejects.toThrow('cached plan')
    expect(await read()).toEqual([])
  })
})

test('a statement that was refused is not given up in another’s transaction', async () => {
  const pool = new pg.Pool({
    connectionString: database.url,
    max: 1,
    options: '-c lock_timeout=100',
  })
  pool.on('connect', limitPreparedStatements)
  // The database may be dropped before the server has read that its connection ends.
  pool.on('error', () => {})
  keepRefused(pool)
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('BEGIN; LOCK TABLE setting IN ACCESS EXCLUSIVE MODE')
  const named = (name: string, text = 'SELECT 1') => pool.query({ name, text })
  // As a migration has the table, it is never prepared.
  await expect(named('refused', 'SELECT FROM setting')).rejects.toThrow('lock timeout')
  await holder.end()
  for (let count = 1; count < MAX_PREPARED; count++) await named(`other_${count}`)
  const connection = await pool.connect()
  await connection.query('BEGIN')
  await connection.query({ name: 'one_too_many', text: 'SELECT 1' })
  const { rows } = await connection.query(
    'SELECT count(*)::integer AS kept FROM pg_prepared_statements',
  )
  expect(rows).toEqual([{ kept: MAX_PREPARED }])
  expect((await connection.query('COMMIT')).command).toBe('COMMIT')
  connection.release()
  await pool.end()
})
