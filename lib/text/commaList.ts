/** A part of a list as it is written, up to the comma that ends it. */
const PART = /(?:\\[\\,]|[^,])*/y

const ESCAPED = /\\([\\,])/g
const SPECIAL = /[\\,]/g

/**
 * The parts of a list of values with commas between them, each as it is written there. Joined by
 * commas again they are the same text, whether or not it is a list at all.
 */
export function partsOfList(text: string): string[] {
  const parts: string[] = []
  for (let at = 0; at <= text.length; ) {
    PART.lastIndex = at
    const [part = ''] = PART.exec(text) ?? []
    parts.push(part)
    at += part.length + 1
  }
  return parts
}

/**
 * The value that a part of a list is written for: `\,` stands for a comma, `\\` for a backslash, and
 * any other backslash for itself.
 */
const readPart = (part: string): string => part.replace(ESCAPED, '$1')

/** A value as a part of a list: {@link readPart} gives it back. */
export const writePart = (value: string): string => value.replace(SPECIAL, '\\$&')

/** The values of a list: `a,b\,c` has `a` and `b,c`. */
export const readList = (text: string): string[] => partsOfList(text).map(readPart)

/** Values as one text, which {@link readList} gives back. */
export const writeList = (values: readonly string[]): string => values.map(writePart).join(',')
