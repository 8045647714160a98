/**
 * A moment by its parts as a language writes them: `day` gives `20`, `month` gives `Nov`. Whole dates are
 * put together of these, as the order and the marks between them are others from browser to browser.
 */
export function datePart(
  language: string,
  options: Intl.DateTimeFormatOptions,
  moment: Date,
): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Intl.DateTimeFormat(language, options).formatToParts(moment)
  return (type) => parts.find((each) => each.type === type)?.value ?? ''
}
