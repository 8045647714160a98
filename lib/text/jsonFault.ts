/** Deeper than anything that a field takes, and shallow enough for whatever walks a value. */
export const MAX_JSON_DEPTH = 128

/** More than any object has that is kept: one of 64 KiB has no room for as many. */
export const MAX_JSON_MEMBERS = 20_000

/**
 * More values than a body has that can be kept: a thousand whole clients are a quarter of a million. Each
 * takes ten times the room that it takes as text, or more.
 */
export const MAX_JSON_VALUES = 500_000

/** More characters, as JSON writes them, than any text, name or figure has that is kept. */
export const MAX_JSON_TEXT = 1_000_000

/** Why a text was not read, and where. */
export class JsonFault extends Error {
  /** @param message what is wrong there, in words: `a colon is expected` */
  constructor(
    readonly code: 'malformed' | 'duplicate' | 'tooDeep' | 'tooMany' | 'tooManyValues' | 'tooLong',
    message: string,
    /** The first character that cannot stand there; the text's length where more should follow. */
    readonly position: number,
    /** Names and indexes that lead to the member or value. */
    readonly path: readonly (string | number)[],
  ) {
    super(message)
    this.name = 'JsonFault'
  }
}
