import { advice } from '@/lib/resources/advice'
import type { Field } from '@/lib/resources/resource'
import { effective, type FormValue } from './values'

/**
 * What is worth a look in a value that its field takes; undefined where there is nothing to say.
 *
 * @param today `YYYY-MM-DD`
 */
export function hintOf(field: Field, value: FormValue, today: string): string | undefined {
  const held = effective(field, value)
  return field.advice && typeof held === 'string' ? advice[field.advice](held, today) : undefined
}
