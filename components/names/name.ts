import type { Schemas } from '@/components/api/types'

/** What a value stands for: its id or code, what people call it, and whether it is in use. */
export type Name = Schemas['Names']['data'][number]

/** The same as far as it is known: what comes with records does not say whether it is in use. */
export type Known = Omit<Name, 'active'> & { readonly active?: boolean | undefined }
