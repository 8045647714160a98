/** What the two sides of a merge are called. */
export interface MergeWords {
  readonly mine: string
  readonly theirs: string
  readonly ofMine: string
  readonly ofTheirs: string
  readonly byBoth: string
}

/** Somebody else saved. */
export const WORDS: MergeWords = {
  mine: 'Yours',
  theirs: 'Theirs',
  ofMine: 'of yours',
  ofTheirs: 'of theirs',
  byBoth: 'by both of you',
}

/** The same person saved, where the record is open twice: both sides are theirs. */
export const OWN_WORDS: MergeWords = {
  mine: 'Here',
  theirs: 'There',
  ofMine: 'made here',
  ofTheirs: 'made there',
  byBoth: 'here and there',
}
