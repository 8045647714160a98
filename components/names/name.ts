import type { Schemas } from '@/components/api/types'

/**
 * What a value stands for: its id or code, what people call it, whether it is in use, and which record
 * that is.
 */
export type Name = Schemas['Names']['data'][number]

/** The same as far as it is known: of what comes with records it is no more than the name. */
export type Known = Pick<Name, 'id' | 'name'> & Partial<Name>
