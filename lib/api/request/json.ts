import { LosslessNumber } from 'lossless-json'
import { pointerTo } from '@/lib/derive/faults'
import { Problem, validationProblem } from '@/lib/problem'
import { breakingPosition } from './jsonPosition'

/**
 * Strings, numbers, words and punctuation of a text that is known to be JSON. Of a string with
 * escapes only the opening quote: a pattern for millions of escapes would overflow the stack.
 */
const TOKEN = /"[^"\\]*"|"|-?\d[\d.eE+-]*|true|false|null|[[\]{}:,]/g

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
  let result: unknown
  const place = (value: unknown) => {
    const parent = open[open.length - 1]
    if (!parent) result = value
    else if (Array.isArray(parent.value)) parent.value.push(value)
    else if (parent.key !== undefined) {
      parent.value[parent.key] = value
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
  const pattern = new RegExp(TOKEN)
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === '"') pattern.lastIndex = endOfText(text, match.index)
    const token = text.slice(match.index, pattern.lastIndex)
    const parent = open[open.length - 1]
    if (token === '{') enter(Object.create(null))
    else if (token === '[') enter([])
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':' || token === ',') continue
    else if (parent && !Array.isArray(parent.value) && parent.key === undefined) {
      parent.key = memberName(token, parent)
    } else place(scalar(token))
  }
  return result
}

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

function memberName(token: string, parent: Container): string {
  const name = JSON.parse(token) as string
  if (name in parent.value) {
    const pointer = pointerTo(parent.pointer, name)
    throw new Problem('duplicate_member', `The member at ${pointer} is named twice.`, {
      members: { pointer },
    })
  }
  return name
}

function scalar(token: string): unknown {
  const first = token.charCodeAt(0)
  if (first === 0x22) return JSON.parse(token)
  if (first === 0x74) return true
  if (first === 0x66) return false
  return first === 0x6e ? null : new LosslessNumber(token)
}
