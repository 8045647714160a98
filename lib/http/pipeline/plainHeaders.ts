import { policyHeaders } from '../allowance/headers'

/** What every answer says that is no page: nobody keeps it, and it is just what it says it is. */
export const PLAIN_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const

/** The same of the API's answers, which say too what allowance each account has. */
export const apiHeaders = (): Record<string, string> => ({ ...PLAIN_HEADERS, ...policyHeaders() })
