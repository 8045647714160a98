import type { FieldKind, FieldSpec } from './field'
import type { Refuse } from './refuse'
import type { Field } from './resource'

type Option = keyof FieldSpec

/** What a field of any kind may say of itself. */
const OF_ALL: readonly Option[] = [
  'kind',
  'label',
  'help',
  'required',
  'asked',
  'copied',
  'writeOnly',
  'bankDetail',
  'partOf',
  'partWhere',
  'startsRow',
]

const FIGURE: readonly Option[] = ['default', 'unit', 'format']
const DATE: readonly Option[] = ['default', 'advice']
const LENGTHS: readonly Option[] = ['minLength', 'maxLength']

/** What the fields of each kind may say besides. */
const OPTIONS: Readonly<Record<FieldKind, readonly Option[]>> = {
  choice: ['default', 'values', 'valueLabels', 'valuesName', 'shownAsText', 'confirms'],
  decimal: FIGURE,
  integer: FIGURE,
  boolean: ['default'],
  date: DATE,
  day: DATE,
  instant: ['default'],
  text: [
    ...LENGTHS,
    'default',
    'format',
    'advice',
    'identifier',
    'shownAsText',
    'isWord',
    'isWebAddress',
    'unique',
    'refersTo',
    'codes',
  ],
  secret: [...LENGTHS, 'isWord'],
  textList: [...LENGTHS, 'names'],
  jsonObject: [],
  jsonObjectList: ['entry'],
  permissions: [],
  reference: ['target'],
  group: ['members'],
}

/** What a field has besides, of where it stands. */
const PLACE: Readonly<Record<Exclude<keyof Field, Option>, true>> = {
  name: true,
  path: true,
  column: true,
  section: true,
}

/** Refuses what means nothing for a field of its kind, or is misspelt: nobody would heed it. */
export function checkOptions(field: Field, refuse: Refuse): void {
  const { kind, path } = field
  const where = path.join('.')
  if (!Object.hasOwn(OPTIONS, kind)) refuse(where, `is of the kind ${kind}, which there is not`)
  const known: readonly string[] = [...OF_ALL, ...OPTIONS[kind], ...Object.keys(PLACE)]
  const given = Object.entries(field).filter(([, value]) => value !== undefined)
  const other = given.find(([option]) => !known.includes(option))
  if (other) refuse(where, `has ${other[0]}, which says nothing of the kind ${kind}`)
}
