import type { Field, Resource } from '@/lib/resources/resource'
import { tradeWords } from './glossary'
import { fieldName } from './values'

/** Everything by which a field may be looked for, in lower case. Not its section: that is no match. */
function wordsOf(field: Field): string {
  const said = `${field.label} ${fieldName(field)} ${field.column}`.toLowerCase()
  const meant = tradeWords(field.label, fieldName(field), field.column)
  const values = field.valueLabels ? Object.values(field.valueLabels).join(' ') : ''
  return `${said} ${said.replaceAll('_', ' ')} ${field.help} ${meant} ${values}`.toLowerCase()
}

/** A field as it is looked for. */
interface Looked {
  readonly column: string
  /** What it is called, in lower case. */
  readonly called: readonly string[]
  /** Everything by which it may be looked for. */
  readonly text: string
}

/** How far a text is from what a field is called. */
function farness(text: string, words: readonly string[], { called }: Looked): number {
  if (called.includes(text)) return 0
  if (called.some((each) => each.startsWith(text))) return 1
  return called.some((each) => words.every((word) => each.includes(word))) ? 2 : 3
}

/**
 * A search over a resource: every word that was typed has to occur. The columns come in the order in
 * which they fit: what is called so before what only has to do with it, and else as they are defined.
 */
export function fieldSearch(resource: Resource): (query: string) => ReadonlySet<string> {
  const fields = resource.leaves.map(
    (field): Looked => ({
      column: field.column,
      called: [field.label.toLowerCase(), fieldName(field).toLowerCase()],
      text: wordsOf(field),
    }),
  )
  return (query) => {
    const text = query.trim().toLowerCase()
    const words = text.split(/\s+/).filter(Boolean)
    const hits = fields
      .filter((field) => words.every((word) => field.text.includes(word)))
      .map((field) => ({ column: field.column, far: farness(text, words, field) }))
      .sort((a, b) => a.far - b.far)
    return new Set(hits.map(({ column }) => column))
  }
}
