/** Whether a value can be asked for by its id or its name. */
export const isAskable = (text: string): boolean =>
  text !== '' && text.length <= 255 && !text.includes('\0') && text.isWellFormed()
