/**
 * A place whose words go on in a next line: a code behind its name goes there as a whole, as a part of it
 * is another one.
 */
export const wholeCodes = '[&_[data-whole]]:inline-block [&_[data-whole]]:max-w-full'
