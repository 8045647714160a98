/**
 * For how many hours the service knows a request again by its Idempotency-Key, at least; the operator
 * may have it do so for longer. After that the same request is another one, and done once more.
 */
export const REPEATABLE_HOURS = 24
