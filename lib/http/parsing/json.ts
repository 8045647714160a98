import { pointerTo } from '@/lib/derive/schemas/faults'
import { Problem, validationProblem } from '@/lib/problem'
import { parseJson, parseJsonYielding } from '@/lib/text/json'
import {
  JsonFault,
  MAX_JSON_DEPTH,
  MAX_JSON_MEMBERS,
  MAX_JSON_TEXT,
  MAX_JSON_VALUES,
} from '@/lib/text/jsonFault'
import { createYielder } from '@/lib/time/yielding'

const UTF8 = new TextDecoder('utf-8', { fatal: true })

const LINE_BREAK = 0x0a

/** A shorter text is read in less time than other work would notice. */
const LARGE = 64 * 1024

/**
 * Reads a request body as {@link parseJson} does.
 *
 * @throws Problem `malformed_json` with the position, `duplicate_member` with the pointer, or
 *   `validation_failed` when the nesting goes too deep, it or one of its objects has too much in it, or
 *   a text is too long
 */
export async function readJson(bytes: Uint8Array): Promise<unknown> {
  const text = decode(bytes)
  try {
    return bytes.length < LARGE ? parseJson(text) : await parseJsonYielding(text, createYielder())
  } catch (fault) {
    throw fault instanceof JsonFault ? problemOf(fault, text) : fault
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    throw new Problem('malformed_json', 'The body is not UTF-8.')
  }
}

function problemOf({ code, message, position, path }: JsonFault, text: string): Problem {
  const pointer = path.reduce<string>(pointerTo, '')
  switch (code) {
    case 'malformed':
      return new Problem('malformed_json', malformedWords(message, position, text), {
        members: { position },
      })
    case 'duplicate':
      return new Problem('duplicate_member', `The member at ${pointer} is named twice.`, {
        members: { pointer },
      })
    case 'tooDeep':
      return validationProblem([
        {
          pointer,
          code: 'out_of_range',
          message: `The body is nested past ${MAX_JSON_DEPTH} levels.`,
        },
      ])
    case 'tooMany':
      return validationProblem([
        {
          pointer: pointer.slice(0, pointer.lastIndexOf('/')),
          code: 'out_of_range',
          message: `No object of the body may have more than ${MAX_JSON_MEMBERS} members.`,
        },
      ])
    case 'tooManyValues':
      return validationProblem([
        {
          pointer,
          code: 'out_of_range',
          message: `The body may have at most ${MAX_JSON_VALUES} values.`,
        },
      ])
    case 'tooLong':
      return validationProblem([
        {
          pointer,
          code: 'too_long',
          message: `No text, name or figure of the body may have more than ${MAX_JSON_TEXT} characters.`,
        },
      ])
  }
}

function malformedWords(message: string, position: number, text: string): string {
  if (text.trim() === '') return 'The body is empty.'
  const line = lineAt(position, text)
  const column = position - text.slice(0, position).lastIndexOf('\n')
  return `The body is not JSON: it breaks at position ${position} (line ${line}, column ${column}), where ${message}.`
}

/** The line of a position, told without a list of all lines: ten megabytes may be ten million of them. */
function lineAt(position: number, text: string): number {
  let line = 1
  for (let at = 0; at < position; at += 1) if (text.charCodeAt(at) === LINE_BREAK) line += 1
  return line
}
