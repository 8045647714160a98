/** True for a text that no one-line input can show as it is. */
export const hasBreak = (text: string): boolean => /[\r\n]/.test(text)

/**
 * What was typed, with the line breaks that the text had before. A text area tells every break as
 * `\n`, and texts are kept byte for byte: what nobody touched keeps its `\r\n` or `\r`, and a break
 * that is new is of the first one's kind. Where a `\r` and a `\n` would meet and be one break, all
 * of them are told as they were typed.
 */
export function keepBreaks(before: string, typed: string): string {
  if (!before.includes('\r')) return typed
  const held = partsOf(before)
  const now = partsOf(typed)
  const isSame = (a: number, b: number) => plain(held[a] as string) === now[b]
  const room = Math.min(held.length, now.length)
  let start = 0
  while (start < room && isSame(start, start)) start += 1
  let end = 0
  while (end < room - start && isSame(held.length - 1 - end, now.length - 1 - end)) end += 1
  const kind = held.find(hasBreak) as string
  const fresh = now.slice(start, now.length - end).map((part) => (part === '\n' ? kind : part))
  const kept = [...held.slice(0, start), ...fresh, ...held.slice(held.length - end)].join('')
  return partsOf(kept).map(plain).join('') === typed ? kept : typed
}

/** Its characters; `\r\n` is one break. */
const partsOf = (text: string): string[] => text.match(/\r\n|./gs) ?? []

const plain = (part: string): string => (hasBreak(part) ? '\n' : part)
