const BLANKS = /[ \t\n\r]*/y
const PLAIN = /[^"\\\u0000-\u001f]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

const CLOSING = { '{': '}', '[': ']' }

type Expected = 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'commaOrEnd'

/**
 * Where a text stops being JSON: the position of the first character that cannot stand there, or
 * the text's length when more should follow. The platform's parser says this for some faults only.
 */
export function breakingPosition(text: string): number {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }
  const takeText = (): boolean => {
    if (text[at] !== '"') return false
    at += 1
    do take(PLAIN)
    while (take(ESCAPE))
    if (text[at] !== '"') return false
    at += 1
    return true
  }
  for (;;) {
    take(BLANKS)
    const next = text[at]
    const container = open[open.length - 1]
    if (next === undefined) return at
    if (expected === 'colon') {
      if (next !== ':') return at
      at += 1
      expected = 'value'
    } else if (container && next === CLOSING[container] && expected.endsWith('End')) {
      at += 1
      open.pop()
      expected = 'commaOrEnd'
    } else if (expected === 'commaOrEnd') {
      if (next !== ',' || !container) return at
      at += 1
      expected = container === '{' ? 'name' : 'value'
    } else if (expected === 'name' || expected === 'nameOrEnd') {
      if (!takeText()) return at
      expected = 'colon'
    } else if (next === '{' || next === '[') {
      at += 1
      open.push(next)
      expected = next === '{' ? 'nameOrEnd' : 'valueOrEnd'
    } else {
      if (!(next === '"' ? takeText() : take(SCALAR))) return at
      expected = 'commaOrEnd'
    }
  }
}
