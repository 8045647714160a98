/** Days as people tell them by today. */
export const NAMED_DAYS: readonly (readonly [string, number])[] = [
  ['today', 0],
  ['tomorrow', 1],
  ['yesterday', -1],
]

const AHEAD = /^(?:in\s+(\d{1,5})\s+days?|(\d{1,5})\s+days?\s+from\s+now)$/
const AGO = /^(\d{1,5})\s+days?\s+ago$/

/** How many days from today a person meant: `tomorrow`, `in 30 days`, `7 days ago`; null for no such words. */
export function readTypedDays(text: string): number | null {
  const typed = text.trim().toLowerCase()
  const named = NAMED_DAYS.find(([name]) => name === typed)
  if (named) return named[1]
  const [, days, daysFromNow] = AHEAD.exec(typed) ?? []
  const ahead = days ?? daysFromNow
  if (ahead) return Number(ahead)
  const ago = AGO.exec(typed)?.[1]
  return ago ? 0 - Number(ago) : null
}
