/**
 * How moments are written in a language. To make such a format takes a browser a hundred times as long
 * as to use it, and a form asks for today once for each of its fields, so those of late are kept.
 */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= MAX_KEPT) formats.clear()
  const format = new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}

/** The list of all zones takes one for each, which nobody needs again. */
const MAX_KEPT = 50

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment by its parts as a language writes them: `day` gives `20`, `month` gives `Nov`. Whole dates are
 * put together of these, as the order and the marks between them are others from browser to browser.
 */
export function datePart(
  language: string,
  options: Intl.DateTimeFormatOptions,
  moment: Date,
): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = dateFormat(language, options).formatToParts(moment)
  return (type) => parts.find((each) => each.type === type)?.value ?? ''
}
