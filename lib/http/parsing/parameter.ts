import { MAX_FAULTS } from '@/lib/derive/schemas/faults'
import type { JsonSchema } from '@/lib/derive/schemas/namedSchemas'
import { nearestHint, quoted } from '@/lib/derive/schemas/nearest'
import { Problem } from '@/lib/problem'
import { FILTER_SUFFIXES } from '@/lib/resources/lists'
import { readList } from '@/lib/text/commaList'
import type { TimeZone } from '@/lib/time/calendar'

/** What reading a parameter takes besides its text. */
export interface QueryContext {
  readonly timeZone: TimeZone
}

/** A query parameter: the pipeline reads by it, and the API document prints it. */
export interface Parameter<Value = unknown> {
  readonly name: string
  /** What others call the same: whoever sends one of these is told of this one. */
  readonly alsoCalled?: readonly string[]
  readonly description: string
  /** JSON Schema of the value; of a list, of each of its values. */
  readonly schema: JsonSchema
  readonly example?: unknown
  /** Of a list: how many values it has at most, and whether each but once, as JSON Schema has it. */
  readonly bounds?: { readonly maxItems?: number; readonly uniqueItems?: true }
  /**
   * True for a list of values: with commas between them, or the parameter repeated. A comma that is
   * part of a value stands behind a backslash.
   */
  readonly isList: boolean
  /** True for a list that is sent by repeating the parameter alone: a comma is part of a value. */
  readonly isWhole?: boolean
  /** @throws UnusableValue */
  read(texts: readonly string[], context: QueryContext): Value
}

/** Thrown for a text that a parameter does not take; the message says what it does take. */
export class UnusableValue extends Error {}

export type ParameterWords = Pick<
  Parameter,
  'name' | 'alsoCalled' | 'description' | 'schema' | 'example'
>
type ListWords = ParameterWords & Pick<Parameter, 'bounds'>

/** A parameter that is given once at most. */
export const parameter = <Value>(
  words: ParameterWords,
  read: (text: string, context: QueryContext) => Value,
): Parameter<Value> => ({
  ...words,
  isList: false,
  read: ([text = ''], context) => read(text, context),
})

/** A parameter that is a list of values. */
export const listParameter = <Value>(
  words: ListWords,
  read: (texts: readonly string[], context: QueryContext) => Value,
): Parameter<Value> => ({ ...words, isList: true, read })

/** A parameter that is a list of values which may have commas in them: it is repeated. */
export const wholeListParameter = <Value>(
  words: ListWords,
  read: (texts: readonly string[], context: QueryContext) => Value,
): Parameter<Value> => ({ ...words, isList: true, isWhole: true, read })

/** The query of a call, read and checked. */
export interface Query {
  /** The value of a parameter; undefined where it was not sent. */
  get<Value>(parameter: Parameter<Value>): Value | undefined
  /** The values of those of these parameters that were sent, in the order in which they were. */
  among<Value>(parameters: ReadonlySet<Parameter<Value>>): Value[]
}

interface ParameterFault {
  readonly parameter: string
  readonly code: 'invalid_parameter' | 'unknown_parameter'
  readonly message: string
}

const unusable = (name: string, rule: string): ParameterFault => ({
  parameter: name,
  code: 'invalid_parameter',
  message: `The parameter ${name} is not usable: ${rule}.`,
})

function problemOf(faults: readonly [ParameterFault, ...ParameterFault[]]): Problem {
  const [{ code, parameter: first }] = faults
  const detail = faults.map((fault) => fault.message).join(' ')
  return new Problem(code, detail, { members: { parameter: first, parameters: faults } })
}

/** The refusal of a parameter for what only the operation itself can tell. */
export const refuseParameter = (name: string, rule: string): Problem =>
  problemOf([unusable(name, rule)])

/** Whether the escapes of a piece of a query are UTF-8: otherwise it would read as another text. */
function isReadable(piece: string): boolean {
  try {
    decodeURIComponent(piece)
    return true
  } catch {
    return false
  }
}

/** What there is to say of a query as it was sent, where its parameters are read as something else. */
function slipsIn(search: string) {
  const unreadable = new Set<string>()
  const withPlus = new Set<string>()
  for (const piece of search.replace(/^\?/, '').split('&')) {
    const [name = ''] = new URLSearchParams(piece).keys()
    if (!isReadable(piece)) unreadable.add(name)
    if (piece.includes('+')) withPlus.add(name)
  }
  return { unreadable, withPlus }
}

const UNREADABLE = 'an escape in it is no UTF-8; a % of its own is written %25'
const PLUS = '; a + in an address is a blank, and one of its own is written %2B'

/** Parameters that are unknown by the dozen are no slips of the pen. */
const MAX_HINTS = 10

/**
 * Reads a query by the parameters that there are.
 *
 * @param known the operation's parameters by name
 * @param search the query as it was sent, with or without its question mark
 * @throws Problem 400 that names every parameter that is unknown, given twice or not usable, a
 *   thousand of them at most; its code is that of the first
 */
export function readQuery(
  known: ReadonlyMap<string, Parameter>,
  search: string,
  context: QueryContext,
): Query {
  const sent = new URLSearchParams(search)
  const { unreadable, withPlus } = slipsIn(search)
  const values = new Map<Parameter, unknown>()
  const faults: ParameterFault[] = []
  let hinted = 0
  for (const name of new Set(sent.keys())) {
    // No answer tells more.
    if (faults.length >= MAX_FAULTS) break
    const found = known.get(name)
    if (!found) {
      hinted += 1
      const hint = hinted > MAX_HINTS ? '' : hintOf(name, known)
      const message = `There is no parameter ${quoted(name)}.${hint}`
      faults.push({ parameter: name, code: 'unknown_parameter', message })
      continue
    }
    if (unreadable.has(name)) {
      faults.push(unusable(name, UNREADABLE))
      continue
    }
    try {
      values.set(found, found.read(textsOf(found, sent), context))
    } catch (error) {
      if (!(error instanceof UnusableValue)) throw error
      faults.push(unusable(name, error.message + (withPlus.has(name) ? PLUS : '')))
    }
  }
  const [first, ...others] = faults
  if (first) throw problemOf([first, ...others])
  return {
    get: <Value>(wanted: Parameter<Value>) => values.get(wanted) as Value | undefined,
    among: <Value>(wanted: ReadonlySet<Parameter<Value>>) =>
      [...values].flatMap(([each, value]) =>
        wanted.has(each as Parameter<Value>) ? [value as Value] : [],
      ),
  }
}

/** More than these are no answer to which was meant: some are named, and that there are others. */
const MAX_MEANT = 6
const SOME = 3

/** A name in whatever way it is written: `per_page`, `perPage`, `per-page`. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * The filters of a member that has none by its bare name; what is called so elsewhere, `page[size]` by
 * what stands in brackets; of any other name the nearest that there is.
 */
function hintOf(name: string, known: ReadonlyMap<string, Parameter>): string {
  const own = Object.values(FILTER_SUFFIXES).map((suffix) => name + suffix)
  const filters = [...known.keys()].filter((each) => own.includes(each))
  const meant = filters.length > 0 ? filters : calledSo(name, [...known.values()])
  if (meant.length > MAX_MEANT) {
    return ` There is one for each member instead, such as ${meant.slice(0, SOME).join(', ')}.`
  }
  return meant.length > 0
    ? ` Did you mean ${meant.join(' or ')}?`
    : nearestHint(name, [...known.keys()])
}

function calledSo(name: string, known: readonly Parameter[]): string[] {
  const inner = /^\w+\[(\w+)\]$/.exec(name)?.[1]
  const words = [name, ...(inner === undefined ? [] : [inner])].map(plain)
  return known
    .filter(
      (each) =>
        each.name === inner || each.alsoCalled?.some((other) => words.includes(plain(other))),
    )
    .map((each) => each.name)
}

function textsOf({ name, isList, isWhole }: Parameter, sent: URLSearchParams): string[] {
  const texts = sent.getAll(name)
  if (isWhole) return texts
  if (isList) return texts.flatMap(readList)
  if (texts.length > 1) throw new UnusableValue('it is given twice')
  return texts
}
