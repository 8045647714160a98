/**
 * SQL that has the server's process behind a new connection keep the memory that its statements take. The
 * GNU C library gives back to the system what lies free above 128 KB, so that a change of a few clients
 * took a megabyte anew each time, page by page. Once a large piece was given back, it keeps twice as much
 * (decision 71). Under other libraries nothing comes of it, nor of a failure.
 *
 * It takes 2 MB at once, of which it writes to a quarter, and gives them back: as much as `rpad` reserves
 * for so many characters of four bytes.
 */
export const RAISE_MALLOC_THRESHOLD = `SELECT octet_length(rpad('', ${2 ** 19}))`
