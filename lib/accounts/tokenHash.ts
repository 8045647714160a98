import { createHash } from 'node:crypto'

/** What is kept of a token, or of a key. */
export const tokenHash = (token: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(token).digest())
