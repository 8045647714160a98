import { api } from '@/components/api/api'
import type { Schemas } from '@/components/api/types'

/** What somebody shows besides the password, and how many codes they have to fall back on. */
export type SecondFactors = Schemas['SecondFactors']
export type SecondFactor = SecondFactors['data'][number]

export const factorsKey = ['second-factors']

/** The second factors of whoever is signed in. @throws ApiProblem */
export const readFactors = async (signal: AbortSignal): Promise<SecondFactors> =>
  (await api.get('/me/second-factors', { signal })).body

/** What a factor is, in words. */
export const KIND_WORDS: Readonly<Record<SecondFactor['kind'], string>> = {
  totp: 'Authenticator app',
  passkey: 'Passkey',
}
