import { answering } from './answering'
import { type Body, listOf } from './bodies'
import { fileOf, wantsFile } from './listFile'

/** Records of a page where the call does not say how many, as the API document has it. */
const PAGE = 50

/**
 * Stands for the part of the service that lists records: those that a search finds or whose members
 * are as asked for, in order, page by page, with the members that are asked for. It knows no names.
 *
 * @param rows what there is, which may change meanwhile
 * @returns every list that is asked for
 */
export function queriedService(rows: readonly Body[]): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  answering(({ path, query, headers }) => {
    if (path.includes('/names/')) return Response.json({ data: [] })
    asked.push(query)
    if (wantsFile(headers)) return fileOf(foundOf(rows, query), query)
    return Response.json(pageOf(rows, query))
  })
  return asked
}

/** A page of a list of these rows, as the service answers a query. */
export function pageOf(rows: readonly Body[], query: URLSearchParams) {
  const found = foundOf(rows, query)
  // A cursor is of the record that a page ends with, and leads on in its own list alone.
  const from = found.indexOf(rows[Number(query.get('cursor') ?? -1)] as Body) + 1
  const to = from + Number(query.get('limit') ?? PAGE)
  const data = found.slice(from, to).map((row) => shownOf(row, query))
  const next_cursor = to < found.length ? String(rows.indexOf(found[to - 1] as Body)) : null
  return { ...listOf(...data), next_cursor, total: found.length }
}

function foundOf(rows: readonly Body[], query: URLSearchParams): Body[] {
  const words = (query.get('search') ?? '').toLowerCase().split(/\s+/)
  const members = new Set(rows.flatMap((row) => Object.keys(row)))
  const asked = [...query].filter(([name]) => members.has(name))
  return rows
    .filter((row) => words.every((word) => textOf(row).includes(word)))
    .filter((row) => asked.every(([name, value]) => value.split(',').includes(String(row[name]))))
    .toSorted(orderOf(query.get('sort')))
}

/** The members of a row that a query asks for. */
function shownOf(row: Body, query: URLSearchParams): Body {
  const fields = query.get('fields')?.split(',')
  return Object.fromEntries(Object.entries(row).filter(([name]) => fields?.includes(name) ?? true))
}

const textOf = (row: Body): string => Object.values(row).join(' ').toLowerCase()

/** Figures by their size, all else by its letters. */
const orderOf = (sort: string | null) => (one: Body, other: Body) => {
  for (const key of sort?.split(',') ?? []) {
    const name = key.replace('-', '')
    const [a, b] = [one[name], other[name]]
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
    if (order !== 0) return key.startsWith('-') ? -order : order
  }
  return 0
}
