/** A text as a part of SQL, whatever the server takes a backslash for. */
export function sqlText(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`
  return text.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted
}

/** Texts as an array of them. */
export const sqlTexts = (texts: readonly string[]): string =>
  `ARRAY[${texts.map(sqlText).join(', ')}]`
