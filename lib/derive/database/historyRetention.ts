import { plannedFunction, replaceable } from './databaseObject'
import { DIGEST } from './entryDigest'
import { DELETED } from './events'

/** Entries of the history with so many numbers in a row are a block. */
export const BLOCK_SIZE = 1024

/** What cuts off old history, as SQL names it. */
const DROP_OLD_HISTORY = 'drop_old_history(integer)'

/**
 * Cuts off what of the history is older than it is kept for, as many whole seals from its beginning
 * as are asked for and no more, and says how many entries went. Nothing goes where `history_retention`
 * has no row.
 *
 * The running service may delete nothing of the history, and calls this, which works by the rights
 * of who owns it: when something goes is for `history_retention` to say, which the service cannot
 * change. The newest seal stays, as its chain proves the cut; and so does what is in no noted block,
 * so that notes never count what is gone (docs/decisions/0051). What is noted of what goes is taken
 * away too: of whole blocks it stays known that they are noted, and have nothing; the block that the
 * cut goes through is for the caller to note anew. Of records that were removed it stays known with
 * which version, for whatever is made under their ids.
 *
 * What goes is held against its seals here as well, whoever calls: where it was altered that is the
 * evidence, and nothing goes. Nobody may call it but who owns it, and whom `npm run migrate` lets.
 */
const dropping = plannedFunction({
  name: 'drop_old_history',
  takes: { most_seals: 'integer' },
  returns: 'integer',
  attributes: "SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC'",
  body: [
    'DECLARE kept_for integer := (SELECT r.keep_days FROM history_retention r); cutoff timestamptz; noted bigint; newest integer; sealed event_seal; upto event_seal; gone integer := 0;',
    'BEGIN IF kept_for IS NULL THEN RETURN 0; END IF;',
    // Whole days, so that there is a cut or two a day.
    "cutoff := date_trunc('day', now(), 'UTC') - make_interval(days => kept_for);",
    `noted := (SELECT coalesce(max(b.block) + 1, 0) FROM event_block b)::bigint * ${BLOCK_SIZE};`,
    'newest := (SELECT max(s.seal) FROM event_seal s);',
    'FOR sealed IN SELECT * FROM event_seal s ORDER BY s.seal LIMIT most_seals LOOP',
    // Of all entries that go, whatever a seal says that it begins with: the service can add seals.
    'EXIT WHEN sealed.seal = newest OR sealed.last >= noted OR EXISTS (SELECT FROM event e WHERE e.event_id > coalesce(upto.last, -1) AND e.event_id <= sealed.last AND e.at >= cutoff);',
    `IF sealed.digests IS DISTINCT FROM (SELECT coalesce(string_agg(d.digest, '' ORDER BY d.event_id), '') FROM (SELECT e.event_id, ${DIGEST.replaceAll(/\s+/g, ' ')} AS digest FROM event e WHERE e.event_id BETWEEN sealed.first AND sealed.last) d) THEN RAISE EXCEPTION 'the history under seal % is not what was sealed', sealed.seal; END IF;`,
    'upto := sealed; gone := gone + cardinality(sealed.entries); END LOOP;',
    'IF upto.seal IS NULL THEN RETURN 0; END IF;',
    'INSERT INTO history_cut (cut, seal, last, chain, entries, before, keep_days, at) SELECT coalesce(max(c.cut), 0) + 1, upto.seal, upto.last, upto.chain, gone, cutoff, kept_for, clock_timestamp() FROM history_cut c;',
    `INSERT INTO ended_version (resource, record_id, version) SELECT e.resource, e.record_id, max(e.version) FROM event e WHERE e.event_id <= upto.last AND e.action = '${DELETED}' GROUP BY e.resource, e.record_id ON CONFLICT (resource, record_id) DO UPDATE SET version = greatest(ended_version.version, excluded.version);`,
    'DELETE FROM event e WHERE e.event_id <= upto.last;',
    'DELETE FROM event_seal s WHERE s.seal <= upto.seal;',
    `DELETE FROM event_block_key k WHERE k.block <= upto.last / ${BLOCK_SIZE};`,
    `UPDATE event_block b SET first_at = NULL, last_at = NULL WHERE b.block <= upto.last / ${BLOCK_SIZE} AND b.last_at IS NOT NULL;`,
    `DELETE FROM event_block b WHERE b.block = (upto.last + 1) / ${BLOCK_SIZE} AND (upto.last + 1) % ${BLOCK_SIZE} > 0;`,
    'RETURN gone; END',
  ].join(' '),
})

export const dropOldHistory = replaceable({
  ...dropping,
  create: `${dropping.create}
REVOKE ALL ON FUNCTION ${DROP_OLD_HISTORY} FROM PUBLIC;`,
})
