/** Whether every word that was typed is somewhere in the texts, in any case. */
export function matchesAll(typed: string, ...texts: readonly string[]): boolean {
  const all = texts.join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
