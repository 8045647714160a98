/**
 * What it costs to read the body of a PATCH with its schema, beside zod's own object of all the
 * same fields: `npm run bench:reading`. In turn, in rounds, and the best round of each counts, as
 * whatever else runs on the machine only ever adds.
 */
import { LosslessNumber } from 'lossless-json'
import { z } from 'zod'
import { readJson } from '@/lib/derive/schemas/issues'
import { fieldSchema, requestSchema } from '@/lib/derive/schemas/requests'
import { client } from '@/lib/resources'

const ZONE = 'Australia/Melbourne'
const ROUNDS = 40
const READINGS = 1000

const body = {
  finance_limit: new LosslessNumber('2400000.50'),
  contact1_email: 'fleet@example.com',
  prospect_note: 'Called about renewal',
}
const wholeObject = z.strictObject(
  Object.fromEntries(
    [...client.fields].map(([name, field]) => [name, fieldSchema(field, ZONE).optional()]),
  ),
)

const ways: Readonly<Record<string, () => unknown>> = {
  'as the service reads it': () => readJson(requestSchema(client, 'patch', ZONE), body),
  "by zod's own object": () => wholeObject.safeParse(body),
}

const best: Record<string, number> = {}
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, read] of Object.entries(ways)) {
    const start = performance.now()
    for (let reading = 0; reading < READINGS; reading++) read()
    const each = (performance.now() - start) / READINGS
    best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, each)
  }
}
process.stdout.write(`A PATCH of three of ${client.fields.size} fields, milliseconds:\n`)
for (const [name, milliseconds] of Object.entries(best)) {
  process.stdout.write(`  ${name}: ${milliseconds.toFixed(4)}\n`)
}
