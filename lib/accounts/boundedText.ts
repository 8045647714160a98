import { z } from 'zod'
import { refusal } from '@/lib/derive/schemas/issues'
import { isBlank, MORE_THAN_BLANKS } from '@/lib/text/blanks'
import { isLongerThan, isShorterThan } from '@/lib/text/characters'

/**
 * Text of so many characters. Lengths count code points, as PostgreSQL and JSON Schema count them;
 * zod's own `max` would count UTF-16 units, so it is said in a check, and in `meta` for the document.
 */
export const text = (description: string, least: number, most: number) =>
  z
    .string()
    .regex(/^[^\x00]*$/, 'Has the character U+0000, which cannot be stored.')
    .check(({ value, issues }) => {
      if (isShorterThan(value, least)) {
        const message = `Takes at least ${least} characters.`
        issues.push({ code: 'too_small', origin: 'string', minimum: least, input: value, message })
      } else if (isLongerThan(value, most)) {
        const message = `Takes at most ${most} characters.`
        issues.push({ code: 'too_big', origin: 'string', maximum: most, input: value, message })
      } else if (!value.isWellFormed()) {
        const message = 'Has half of a surrogate pair, which cannot be stored.'
        issues.push({ code: 'invalid_format', format: 'utf-8', input: value, message })
      }
    })
    .meta({ description, minLength: least, maxLength: most })

/** What people call something: blanks alone are no name. */
export const name = (description: string) =>
  text(description, 1, 100)
    .check(({ value, issues }) => {
      if (value === '' || !isBlank(value)) return
      issues.push(refusal('invalid_text', 'Takes more than blanks.', value))
    })
    .meta({ pattern: MORE_THAN_BLANKS })
