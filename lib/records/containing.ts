/** A pattern of LIKE for what contains a text, whose own signs mean nothing in it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
