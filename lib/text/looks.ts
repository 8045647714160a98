/** What no font draws, or draws on the character before it. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** What no font draws, of what copying out of pages and programs brings along: marks of direction, joints. */
const DRAWN_BY_NONE = /\p{Default_Ignorable_Code_Point}/gu

/** A text without it: what is read as a figure or a day has none. */
export const withoutUnseen = (text: string): string => text.replaceAll(DRAWN_BY_NONE, '')

/**
 * A text as an eye takes it in: without what is not seen, blanks as one and none at the ends of its
 * lines. Two texts that look the same may still be two.
 */
export const looks = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim())
    .join('\n')
    .trim()

const WRITTEN_OUT = /[\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/u

const written = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`

/**
 * A text in which every character is seen: what would not be is written as `\u{200b}`, and so are
 * blanks behind another, but for those that lines begin with.
 */
export const spelled = (text: string): string =>
  text
    .replaceAll(/[^\x20-\x7e\n]/gu, (character) =>
      WRITTEN_OUT.test(character) || character.normalize('NFC') !== character
        ? written(character)
        : character,
    )
    .replaceAll(/(?<=\S )( +)/g, (blanks) => written(' ').repeat(blanks.length))
