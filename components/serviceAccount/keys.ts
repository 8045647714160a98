import { api } from '@/components/api/api'
import type { Schemas } from '@/components/api/types'
import { recordKey } from '@/components/record/useRecord'
import { serviceAccount } from '@/lib/resources'

/** A key as its owner sees it, which is never the key itself. */
export type ServiceKey = Schemas['ServiceKey']

/** Where the keys of an account are kept: what changes the account reads them anew. */
export const keysKey = (id: string) => [...recordKey(serviceAccount, id), 'keys'] as const

/** The keys of a service account, without what they are. @throws ApiProblem */
export const readKeys = async (id: string, signal: AbortSignal): Promise<ServiceKey[]> =>
  (await api.get('/admin/service-accounts/{user_id}/keys', { path: { user_id: id }, signal })).body
    .data

/** Why a key was refused, in words. */
export const REFUSAL_WORDS: Readonly<Record<NonNullable<ServiceKey['last_refusal']>, string>> = {
  revoked: 'it was revoked',
  expired: 'its time was over',
  account_disabled: 'the account was disabled',
  network: 'the address is in none of its networks',
}
