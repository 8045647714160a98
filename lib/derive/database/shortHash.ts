/** FNV-1a, in base 36: tells a text from the few others that were ever in its place. */
export function shortHash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) as number), 0x01000193) >>> 0
  }
  return value.toString(36)
}
