import { z } from 'zod'
import { recordId } from '@/lib/derive/recordId'
import { CLIENT_IDS } from './limits'

/** Body of the call that says which client a contract belongs to. */
export const contractBody = z.strictObject({
  client_id: recordId(CLIENT_IDS.client_id, 'The client that the contract belongs to.'),
})
