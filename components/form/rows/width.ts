import type { Field } from '@/lib/resources/resource'

/** Longer than this, a text is a note: it grows, and takes the whole width. */
const LINE = 255

/** True for what needs the width of both columns. */
export const isWide = (field: Field): boolean =>
  ['textList', 'jsonObject', 'jsonObjectList'].includes(field.kind) || (field.maxLength ?? 0) > LINE
