import { LosslessNumber } from 'lossless-json'

/** Whether JSON that was read is an object: no list, no null, and none of the figures, which are of a class. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof LosslessNumber)
