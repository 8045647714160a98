import { idPattern } from '@/lib/derive/idForms'
import type { Resource } from '@/lib/resources/resource'
import { WIDE_BLANKS } from '@/lib/text/blanks'

/** The ids in an address of a resource's records. */
export const idsOf = (resource: Resource): Readonly<Record<string, RegExp>> => ({
  [resource.id.name]: idPattern(resource),
})

/** The most bytes of a request for one record, and for many. */
export const RECORD_BYTES = 10 * 1024 * 1024
export const BULK_BYTES = 10 * 1024 * 1024
export const LOCKING_SESSION_IDS = {
  locking_session_id: /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/,
}

/** The most bytes of a request that is no record. */
export const SMALL_BYTES = 64 * 1024

/**
 * A contract's id is another system's: any text without blanks and control characters. A surrogate
 * pair counts once, so that the pattern means the same with the flag `u` and without.
 */
export const CONTRACT_IDS = {
  contract_id: new RegExp(
    `^([^\\x00-\\x20\\x7f-\\x9f${WIDE_BLANKS}\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff]){1,255}$`,
  ),
}

/** Users have as many ids as Audit-User-Id can name. */
export const USER_IDS = { user_id: /^[1-9][0-9]{0,4}$/ }
export const ROLE_IDS = { role_id: /^[1-9][0-9]{0,8}$/ }
