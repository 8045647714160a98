/**
 * A UUID that begins with its time in milliseconds (RFC 9562, version 7), for what an index keeps by
 * it: those of one time stand together at its end, where random ones would each change, and at the
 * first time log, a page of their own.
 */
export function timeOrderedUuid(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  // The rest is as random as that of version 4, whose variant is the same.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
