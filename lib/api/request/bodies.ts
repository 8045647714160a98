import { z } from 'zod'

/** Body of the call that says which client a contract belongs to. */
export const contractBody = z.strictObject({
  client_id: z
    .string()
    .regex(/^[1-9][0-9]{0,9}$/)
    .meta({ description: 'The client that the contract belongs to.' }),
})
