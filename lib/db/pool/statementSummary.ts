/** What may be told of a statement: what it does, and to which tables. */
export interface StatementSummary {
  /** `UPDATE client INSERT event`, in the order of the text; the first word where it has no table. */
  readonly summary: string
  /** The first of these words. */
  readonly operation: string
}

/** Texts in a statement, in all the ways in which PostgreSQL writes them. */
const LITERALS = /\bE'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/gi
const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g
const TABLE = '\\s+(?:ONLY\\s+)?(?:"?public"?\\s*\\.\\s*)?"?([a-z_][a-z0-9_]*)\\b"?'
/** Where a table stands; what is followed by a parenthesis after FROM is a function. */
const PARTS = new RegExp(
  `\\b(?:(INSERT\\s+INTO|DELETE\\s+FROM|(?<!FOR\\s|DO\\s|KEY\\s)UPDATE)${TABLE}|(FROM|JOIN)${TABLE}(?!\\s*\\())`,
  'gi',
)
/** Names that a statement gives to parts of itself. */
const OWN_NAMES =
  /\b([a-z_][a-z0-9_]*)\s*(?:\([^()]*\)\s*)?AS\s+(?:NOT\s+MATERIALIZED\s+|MATERIALIZED\s+)?\(/gi
const VERBS: Readonly<Record<string, string>> = {
  INSERT: 'INSERT',
  DELETE: 'DELETE',
  UPDATE: 'UPDATE',
  FROM: 'SELECT',
  JOIN: 'SELECT',
}
/** The most tables that are named. */
const MAX_PARTS = 4

const known = new Map<string, StatementSummary>()
const MAX_KNOWN = 1000

/**
 * What may be told of a statement. Of its text only words that stand where tables do are taken, and
 * never one out of a literal.
 */
export function summaryOf(text: string): StatementSummary {
  const found = known.get(text)
  if (found) return found
  const made = make(text)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(text, made)
  return made
}

function make(text: string): StatementSummary {
  const bare = text.replace(LITERALS, "''").replace(COMMENTS, ' ')
  const own = new Set([...bare.matchAll(OWN_NAMES)].map(([, name]) => name?.toLowerCase()))
  const parts = new Set<string>()
  for (const [, writes, written, reads, read] of bare.matchAll(PARTS)) {
    const [verb, table] = [writes ?? reads ?? '', written ?? read ?? '']
    if (own.has(table.toLowerCase()) || isWord(table)) continue
    parts.add(`${VERBS[(verb.split(/\s/)[0] ?? '').toUpperCase()]} ${table}`)
  }
  const first = /^\s*([a-z]+)/i.exec(bare)?.[1]?.toUpperCase() ?? 'SQL'
  const summary = [...parts].slice(0, MAX_PARTS).join(' ') || first
  return { summary, operation: summary.split(' ')[0] ?? first }
}

/** Words of SQL that stand where a table could. */
const isWord = (name: string): boolean =>
  /^(unnest|lateral|select|set|generate_series)$/i.test(name)
