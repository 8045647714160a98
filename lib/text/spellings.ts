/**
 * A text in the forms in which Unicode writes one and the same: as it stands, each letter with its
 * marks as one character, and the marks by themselves, as some systems give what is copied from them.
 * Of a text without marks there is one.
 */
export const spellings = (text: string): string[] => [
  ...new Set([text, text.normalize('NFC'), text.normalize('NFD')]),
]
