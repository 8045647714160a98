import type { Field } from '@/lib/resources/resource'

/**
 * What a field's text is while it is edited: by this the console reads, compares, shows and places
 * it. A new kind of field is one of these; for a new one of these the compiler asks wherever it
 * counts.
 */
export type ValueKind =
  | 'words'
  | 'choice'
  | 'truth'
  | 'day'
  | 'moment'
  | 'figure'
  | 'whole'
  | 'texts'
  | 'picks'
  | 'object'
  | 'objects'

const VALUE_KINDS: Readonly<Record<Field['kind'], ValueKind>> = {
  choice: 'choice',
  decimal: 'figure',
  integer: 'whole',
  boolean: 'truth',
  date: 'day',
  day: 'day',
  instant: 'moment',
  text: 'words',
  secret: 'words',
  reference: 'words',
  textList: 'texts',
  permissions: 'picks',
  jsonObject: 'object',
  jsonObjectList: 'objects',
  // Forms have its members in its place.
  group: 'object',
}

type OfKind = Pick<Field, 'kind'>

/** What the text of a field, or of a column, is. */
export const valueKind = ({ kind }: OfKind): ValueKind => VALUE_KINDS[kind]

/** Whether it holds a list of texts, whatever they are or picked out of many. */
export const isTexts = (field: OfKind): boolean =>
  valueKind(field) === 'texts' || valueKind(field) === 'picks'

/** Whether it is a figure, of whole ones or of any. */
export const isFigure = (field: OfKind): boolean =>
  valueKind(field) === 'whole' || valueKind(field) === 'figure'

/** Whether it is edited as JSON text. */
export const isJson = (field: OfKind): boolean =>
  valueKind(field) === 'object' || valueKind(field) === 'objects'
