/**
 * Text as a header may carry it. `fetch` takes only one byte a character there, so text goes out as
 * its UTF-8 bytes; the service reads them back as UTF-8.
 */
export const asHeaderText = (text: string): string =>
  String.fromCharCode(...new TextEncoder().encode(text.trim().replaceAll(/\s+/g, ' ')))
