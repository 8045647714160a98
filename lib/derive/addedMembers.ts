import type { Resource } from '@/lib/resources/resource'

/** The member of a record that has the names of what its ids and codes stand for. */
export const LABELS_MEMBER = '_labels'

/** The member of a list's record that is its entity tag, for whoever names it in `fields`. */
export const ETAG_MEMBER = '_etag'

/**
 * The members that answers have beside those of the record, where a call asks for them: the names of
 * what ids stand for, and in lists what is worked out of the record and its entity tag.
 */
export const addedMembers = ({ derived, list }: Resource): string[] => [
  ...(list ? derived.map(({ name }) => name) : []),
  LABELS_MEMBER,
  ...(list ? [ETAG_MEMBER] : []),
]
