import { z } from 'zod'
import type { FieldKind } from '@/lib/resources/field'
import type { Field, Resource } from '@/lib/resources/resource'
import { sqlText } from '@/lib/text/sqlText'
import { idColumnType, idPattern, idType, patternText } from './idForms'
import { ONE_OF } from './kinds/asked'
import { date, day, instant } from './kinds/dates'
import { boolean, decimal, integer } from './kinds/figures'
import type { Kind } from './kinds/kind'
import { jsonObject, jsonObjectList } from './kinds/objects'
import { choice, permissions, secret, text, textList } from './kinds/texts'
import { onceEach } from './onceEach'
import { type Fault, pointerTo } from './schemas/faults'

/** A reference has the form of the ids that it names: text of any other is the id of no record. */
const referenceTo = onceEach((target: Resource): Kind => {
  const pattern = idPattern(target)
  return {
    schema: ({ label }) =>
      z.string(`${label} takes an id as text.`).refine((id) => pattern.test(id), {
        error: 'It is not of the form of an id.',
        params: { fault: 'not_found' },
      }),
    jsonSchema: () => ({ type: 'string', pattern: patternText(pattern) }),
    sql: idType(target),
    unsendable: (column) => `${column}::text !~ ${sqlText(patternText(pattern))}`,
    prisma: idColumnType(target),
    show: (column) => `${column}::text`,
    shown: 'text',
    empty: 'null',
    filters: ONE_OF,
  }
})

/** A group has no column: its members do, and `schemas.ts` reads it member by member. */
export const KINDS: Readonly<Record<Exclude<FieldKind, 'group' | 'reference'>, Kind>> = {
  choice,
  decimal,
  integer,
  boolean,
  date,
  day,
  instant,
  text,
  secret,
  textList,
  jsonObject,
  jsonObjectList,
  permissions,
}

/** The kind of a field that has a column of its own. */
export function kindOf(field: Field): Kind {
  if (field.kind === 'reference') return referenceTo(field.target as Resource)
  if (field.kind === 'group') throw new Error(`${field.name} is a group and has no kind of its own`)
  return KINDS[field.kind]
}

/** The fault of a field where what was merged into its value makes that too much. */
export const tooMuchMerged = (field: Field): Fault => ({
  pointer: field.path.reduce(pointerTo, ''),
  code: 'out_of_range',
  message: kindOf(field).merged?.says(field) ?? '',
})

/** What a field reads as while nobody has set it. */
export function unsetValue(field: Field): unknown {
  if (field.default !== undefined) return field.default
  if (field.members) {
    return Object.fromEntries(
      Object.values(field.members).map((member) => [member.name, unsetValue(member)]),
    )
  }
  const { empty } = kindOf(field)
  return empty === 'list' ? [] : empty === 'object' ? {} : null
}
