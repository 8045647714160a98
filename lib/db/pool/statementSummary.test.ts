import fc from 'fast-check'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { summaryOf } from './statementSummary'

describe('what is told of a statement', () => {
  test.each([
    ['BEGIN', 'BEGIN'],
    [
      'SELECT "public"."user_account"."user_id" FROM "public"."user_account" WHERE 1=1',
      'SELECT user_account',
    ],
    [
      'SELECT t.a FROM client t JOIN supplier s ON s.id = t.id WHERE t.b = $1 FOR UPDATE',
      'SELECT client SELECT supplier',
    ],
    [
      'WITH o AS MATERIALIZED (SELECT 1 FROM client FOR UPDATE) UPDATE client t SET a = $1 FROM o',
      'SELECT client UPDATE client',
    ],
    [
      'INSERT INTO idempotency_key AS k (a) VALUES ($1) ON CONFLICT (a) DO UPDATE SET a = 1',
      'INSERT idempotency_key',
    ],
    ['DELETE FROM "public"."access_token" WHERE true', 'DELETE access_token'],
    [
      'SELECT * FROM unnest($1::text[]) u CROSS JOIN LATERAL (SELECT 1 FROM event) x',
      'SELECT event',
    ],
    ['SELECT pg_advisory_xact_lock($1)', 'SELECT'],
  ])('%s', (text, summary) => {
    expect(summaryOf(text)).toEqual({ summary, operation: summary.split(' ')[0] })
  })

  test('has nothing of any literal, whatever is in it', () =>
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom("'", '\\', '"', '$', '-', '/', '*', '\n', ' FROM ', 'secret'),
        }),
        (value) => {
          const { summary } = summaryOf(
            `SELECT a FROM client WHERE b = ${pg.escapeLiteral(value)} AND c = 1`,
          )
          expect(summary).toBe('SELECT client')
        },
      ),
    ))
})
