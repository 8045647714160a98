/** Bytes of an entry's digest. */
export const DIGEST_BYTES = 16

/**
 * SQL for the digest of an entry `e` of the history: of all of it, in a form that depends on no setting.
 * It is spelled out wherever it is needed and is no function of the database, which whoever changes
 * entries could change.
 */
export const DIGEST = `substring(sha256(convert_to(jsonb_build_array(e.event_id, e.resource, e.record_id, e.version,
  extract(epoch FROM e.at), e.user_id, e.audit_user_id, e.request_id, e.action, e.reason, e.changes, e.fields)::text, 'UTF8')) FOR ${DIGEST_BYTES})`
