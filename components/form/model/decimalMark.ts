import { withoutUnseen } from '@/lib/text/looks'

type Mark = ',' | '.'

/** A figure with marks, without the signs and units around it. */
const MARKED = /^\D*?(\d[\d.,'’\s]*?)\D*$/

/** Whole groups of thousands and nothing else: what one mark alone does not tell from decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/

/** Thousands where the comma or the point groups digits, and three decimals where it stands before them. */
const TWO_FIGURES = /^\D*\d{1,3}([.,])\d{3}\D*$/

/** The mark by which a text may be one figure or a thousandth of it; undefined where it is not both. */
export const ambiguousMark = (text: string): Mark | undefined =>
  TWO_FIGURES.exec(withoutUnseen(text))?.[1] as Mark | undefined

/** What stands before the decimals of a figure; undefined where it may be either mark, or is no figure. */
export function decimalMark(text: string): Mark | undefined {
  const figure = MARKED.exec(withoutUnseen(text).trim())?.[1]?.replaceAll(/[^\d.,]/g, '')
  if (!figure) return undefined
  const [commas, points] = [figure.split(',').length - 1, figure.split('.').length - 1]
  if (commas > 0 && points > 0) {
    const last: Mark = figure.lastIndexOf(',') > figure.lastIndexOf('.') ? ',' : '.'
    return (last === ',' ? commas : points) === 1 ? last : undefined
  }
  if (commas + points === 0) return undefined
  const mark: Mark = commas > 0 ? ',' : '.'
  if (commas + points === 1) return GROUPED.test(figure) ? undefined : mark
  // What stands there several times groups thousands.
  if (!GROUPED.test(figure)) return undefined
  return mark === ',' ? '.' : ','
}

/** Long figures as spreadsheets show them, and so write and copy them: the digits behind are lost. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?e\+\d+$/i

/** Whether a text is such a one. */
export const isShortened = (text: string): boolean => SHORTENED.test(withoutUnseen(text).trim())
