/**
 * The header by which a page of the console says whose page it is: the user's id, or nothing where
 * it does not know yet. The session's cookie counts only beside it, and no page of another origin
 * can send it.
 */
export const PAGE_USER = 'Session-User-Id'
