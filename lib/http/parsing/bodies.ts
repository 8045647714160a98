import { z } from 'zod'
import { idPattern } from '@/lib/derive/idForms'
import { recordId } from '@/lib/derive/recordId'
import { client } from '@/lib/resources'

/** Body of the call that says which client a contract belongs to. */
export const contractBody = z.strictObject({
  client_id: recordId(idPattern(client), 'The client that the contract belongs to.'),
})
