import { z } from 'zod'

/** Both in seconds. */
const WEEK = 7 * 86_400
const DAY = 86_400

/** The member of a call's body that says how long what is replaced goes on beside what replaces it. */
export const overlapSeconds = (description: string) =>
  z.int().min(0).max(WEEK).default(DAY).meta({ description })
