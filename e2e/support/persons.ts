/** Somebody as the service names them. */
export interface Person {
  readonly user_id: string
  readonly display_name: string
}

/** Who is signed in to the pages that are shown. */
export const PRIYA: Person = { user_id: '2', display_name: 'Priya Raman' }

/** Somebody else, who is at work at the same time. */
export const TOM: Person = { user_id: '7', display_name: 'Tom Hale' }
