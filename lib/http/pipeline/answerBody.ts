import { stringify } from 'lossless-json'

/** The body of an answer: JSON already, as text or as its UTF-8, or a value to be rendered. */
export type AnswerBody =
  | { readonly text: string }
  | { readonly bytes: Buffer<ArrayBuffer> }
  | { readonly value: unknown }

/** A body as JSON: its text, or the UTF-8 of that where this is what there is. */
export function renderBody(body: AnswerBody): string | Buffer<ArrayBuffer> {
  if ('bytes' in body) return body.bytes
  return 'text' in body ? body.text : (stringify(body.value) ?? 'null')
}
