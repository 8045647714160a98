/** Headers by name; those that are undefined are left out, and a reason that is empty. */
export type HeaderValues = { readonly [Name in string]?: string | undefined }

/** A header that says as much by an empty text as by none. */
const REASON = 'Audit-Reason'

/**
 * @throws TypeError for a header that is there and empty. Without `If-Match` a write goes over whatever
 *   was written since, without `Idempotency-Key` it may be done twice, and who has an empty text for
 *   either means neither; nor who has null there, as JavaScript lets them: an answer without an ETag has it.
 */
export function refuseEmpty(
  headers: { readonly [Name in string]?: string | null | undefined } = {},
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name === REASON || value === undefined) continue
    if (value === null || value.trim() === '') throw new TypeError(`${name} takes no empty text`)
  }
}

/** Headers of a call, later ones before earlier ones, each as one line. */
export function headersOf(...groups: (HeaderValues | undefined)[]): Headers {
  const headers = new Headers()
  for (const group of groups) {
    for (const [name, value] of Object.entries(group ?? {})) {
      const text = value?.trim().replaceAll(/\s+/g, ' ')
      if (text) headers.set(name, asBytes(text))
    }
  }
  return headers
}

/**
 * Text as `fetch` takes it in a header, which is one byte a character: its UTF-8 bytes, which the
 * service reads back as UTF-8.
 */
export const asBytes = (text: string): string =>
  String.fromCharCode(...new TextEncoder().encode(text))
