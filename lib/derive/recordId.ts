import { z } from 'zod'
import { patternText } from './idForms'

/**
 * The id of a record as a body names one. Text of any other form is the id of no record, which is
 * what its fault says; the pattern stands in `meta`, for the document.
 */
export const recordId = (pattern: RegExp, description: string) =>
  z
    .string()
    .refine((value) => pattern.test(value), {
      error: 'It is not of the form of an id.',
      params: { fault: 'not_found' },
    })
    .meta({ description, pattern: patternText(pattern) })
