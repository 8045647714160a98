import type { Field } from '@/lib/resources/resource'
import { isJson, isTexts } from '../model/valueKind'

/** Longer than this, a text is a note: it grows, and takes the whole width. */
const LINE = 255

/** True for what needs the width of both columns. */
export const isWide = (field: Field): boolean =>
  isTexts(field) || isJson(field) || (field.maxLength ?? 0) > LINE
