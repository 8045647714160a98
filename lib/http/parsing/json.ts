import { LosslessNumber } from 'lossless-json'
import { pointerTo } from '@/lib/derive/faults'
import { Problem, validationProblem } from '@/lib/problem'
import { breakingPosition } from './jsonPosition'

/** Deeper than anything that a field takes, and shallow enough for whatever walks a body. */
const MAX_DEPTH = 128

type Container = { value: Record<string, unknown> | unknown[]; pointer: string; key?: string }

/**
 * Reads a request body. Numbers keep the digits they were written with, and a member named twice
 * in one object is refused rather than one of the two silently dropped. The platform's own parser
 * decides what is JSON, so this reader only has to take it apart.
 *
 * @throws Problem `malformed_json` with the position, `duplicate_member` with the pointer, or
 *   `validation_failed` when the nesting goes too deep
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  try {
    JSON.parse(text)
  } catch {
    throw malformed(text)
  }
  return buildExactly(text)
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    throw new Problem('malformed_json', 'The body is not UTF-8.')
  }
}

function malformed(text: string): Problem {
  const position = breakingPosition(text)
  const before = text.slice(0, position)
  const line = before.split('\n').length
  const column = position - before.lastIndexOf('\n')
  const detail = text.trim() === '' ? 'The body is empty.' : 'The body is not JSON'
  return new Problem(
    'malformed_json',
    text.trim() === ''
      ? detail
      : `${detail}: it breaks at position ${position} (line ${line}, column ${column}).`,
    { members: { position } },
  )
}

function buildExactly(text: string): unknown {
  const open: Container[] = []
  // Most bodies escape nothing, and what stands between two quotes is then the string itself.
  const isPlain = !text.includes('\\')
  let result: unknown
  const place = (value: unknown) => {
    const parent = open[open.length - 1]
    if (!parent) result = value
    else if (Array.isArray(parent.value)) parent.value.push(value)
    else if (parent.key !== undefined) {
      setMember(parent.value, parent.key, value)
      parent.key = undefined
    }
  }
  const enter = (value: Record<string, unknown> | unknown[]) => {
    const parent = open[open.length - 1]
    const member = Array.isArray(parent?.value) ? parent.value.length : parent?.key
    const pointer = parent && member !== undefined ? pointerTo(parent.pointer, member) : ''
    if (open.length === MAX_DEPTH) throw tooDeep(pointer)
    place(value)
    open.push({ value, pointer })
  }
  const placeText = (value: string) => {
    const parent = open[open.length - 1]
    if (parent && !Array.isArray(parent.value) && parent.key === undefined) {
      parent.key = memberName(value, parent)
    } else place(value)
  }
  let at = 0
  while (at < text.length) {
    const start = at
    const code = text.charCodeAt(at)
    at += 1
    if (code === QUOTE) {
      at = isPlain ? text.indexOf('"', at) + 1 : endOfText(text, start)
      placeText(isPlain ? text.slice(start + 1, at - 1) : JSON.parse(text.slice(start, at)))
    } else if (code === OPEN_OBJECT) enter({})
    else if (code === OPEN_LIST) enter([])
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) open.pop()
    else if (code === MINUS || isDigit(code)) {
      while (isOfNumber(text.charCodeAt(at))) at += 1
      place(new LosslessNumber(text.slice(start, at)))
    } else if (code === T) {
      at = start + 'true'.length
      place(true)
    } else if (code === F) {
      at = start + 'false'.length
      place(false)
    } else if (code === N) {
      at = start + 'null'.length
      place(null)
    }
  }
  return result
}

const QUOTE = 0x22
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const MINUS = 0x2d
const [T, F, N] = [0x74, 0x66, 0x6e]

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

/** Digits, sign, point and exponent: in JSON nothing else can follow a number's first digit. */
const isOfNumber = (code: number): boolean =>
  isDigit(code) ||
  code === 0x2e ||
  code === 0x65 ||
  code === 0x45 ||
  code === 0x2b ||
  code === MINUS

/** Past the quote that closes a string: one that an even number of backslashes stands before. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = text.indexOf('"', at)
    let first = at
    while (text[first - 1] === '\\') first -= 1
    if ((at - first) % 2 === 0) return at + 1
  }
}

const tooDeep = (pointer: string): Problem =>
  validationProblem([
    { pointer, code: 'out_of_range', message: `The body is nested past ${MAX_DEPTH} levels.` },
  ])

/** A plain object, because one without a prototype is slow to read; only one name makes a difference. */
function setMember(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') object[name] = value
  else Object.defineProperty(object, name, { value, ...OWN })
}

const OWN = { configurable: true, enumerable: true, writable: true }

function memberName(name: string, parent: Container): string {
  if (Object.hasOwn(parent.value, name)) {
    const pointer = pointerTo(parent.pointer, name)
    throw new Problem('duplicate_member', `The member at ${pointer} is named twice.`, {
      members: { pointer },
    })
  }
  return name
}
