import { ANY_BLANK } from '@/lib/text/blanks'

/** A pattern of LIKE for what contains a text, whose own signs mean nothing in it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The same, to which any character is what a blank is: for whatever looks closer then. */
export const containingRoughly = (text: string): string =>
  containing(text).replaceAll(ANY_BLANK, '_')
