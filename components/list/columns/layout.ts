import { valueKind } from '@/components/form/model/valueKind'
import { DENSITIES, type Density } from '../query/listState'
import type { ListColumn } from './columns'

/** How a person likes a list, kept on this device. */
export interface Layout {
  /** Shown columns in their order; null for the list's own. */
  readonly columns: readonly string[] | null
  /** Px at the usual size of text by column, of those that were widened or narrowed. */
  readonly widths: Readonly<Record<string, number>>
  readonly density: Density
}

const PLAIN_LAYOUT: Layout = { columns: null, widths: {}, density: 'comfortable' }
export const MIN_WIDTH = 64
export const MAX_WIDTH = 640

/** Reads a layout from storage, taking only what still makes sense. */
export function readLayout(kept: unknown): Layout {
  if (typeof kept !== 'object' || kept === null) return PLAIN_LAYOUT
  const { columns, widths, density } = kept as Record<string, unknown>
  const isText = (value: unknown): value is string => typeof value === 'string'
  return {
    columns: Array.isArray(columns) && columns.every(isText) ? columns : null,
    widths: Object.fromEntries(
      Object.entries(widths ?? {}).flatMap(([id, width]) =>
        typeof width === 'number' ? [[id, boundedWidth(width)]] : [],
      ),
    ),
    density: DENSITIES.find((each) => each === density) ?? 'comfortable',
  }
}

/** A width in whole pixels that a column can have. */
export const boundedWidth = (width: number): number =>
  Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)))

/** How much of the room that is left a column takes, when nobody has set its width. */
const MAX_SPARE = 180

/**
 * The widths that people set, and those of the columns that take up what is left of the room: the
 * ones whose values may be of any length, or the first where there are none.
 *
 * @param columns those that are shown, in their order
 * @param set pixels by column, of those that a person has widened or narrowed
 * @param room pixels that all of them have
 */
export function withSpare(
  columns: readonly ListColumn[],
  set: Readonly<Record<string, number>>,
  room: number,
): Record<string, number> {
  const total = columns.reduce((sum, { id, width }) => sum + (set[id] ?? width), 0)
  const ofAnyLength = columns.filter(isOfAnyLength)
  const taking = ofAnyLength.length > 0 ? ofAnyLength : columns.slice(0, 1)
  const unset = taking.filter(({ id }) => !(id in set))
  const share = Math.floor(Math.max(0, room - total) / unset.length)
  const spare = Math.min(MAX_SPARE, share)
  return { ...set, ...Object.fromEntries(unset.map(({ id, width }) => [id, width + spare])) }
}

const isOfAnyLength = (column: ListColumn): boolean =>
  column.naming !== undefined ||
  valueKind(column) === 'texts' ||
  (valueKind(column) === 'words' && !column.isMono && column.format !== 'phone')

/** The columns that are shown: known ones, once each, the one that names the record first. */
export function shownColumns(
  wanted: readonly string[],
  primary: string,
  isKnown: (id: string) => boolean,
): string[] {
  return [primary, ...new Set(wanted.filter((id) => id !== primary && isKnown(id)))]
}

/** The columns with some of them moved before or after another. */
export function moved(
  columns: readonly string[],
  ids: ReadonlySet<string>,
  target: string,
  place: 'before' | 'after',
): string[] {
  if (ids.has(target)) return [...columns]
  const rest = columns.filter((id) => !ids.has(id))
  const at = rest.indexOf(target) + (place === 'after' ? 1 : 0)
  return [...rest.slice(0, at), ...columns.filter((id) => ids.has(id)), ...rest.slice(at)]
}
