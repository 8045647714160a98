/**
 * A selector of what has an attribute with a value, whatever characters that is of: ids may have
 * quotes, and others write them.
 */
export const withAttribute = (name: string, value: string): string =>
  `[${name}="${value.replace(/["\\]/g, '\\$&')}"]`
