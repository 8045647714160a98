import { z } from 'zod'

/** Members of answers whose form is the same wherever they stand: each with what it says. */

export const moment = (description: string) => z.string().meta({ description, format: 'date-time' })

export const momentOrNull = (description: string) =>
  z.string().nullable().meta({ description, format: 'date-time' })

export const count = (description: string) => z.int().min(0).meta({ description })
