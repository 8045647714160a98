import type { Field, Resource } from '@/lib/resources/resource'
import { GLOSSARY } from './glossary'
import { fieldName } from './values'

/** Everything by which a field may be looked for, in lower case. Not its section: that is no match. */
function wordsOf(field: Field): string {
  const said = `${field.label} ${fieldName(field)} ${field.column}`.toLowerCase()
  const meant = said
    .split(/[^a-z0-9-]+|_/)
    .flatMap((word) => GLOSSARY[word] ?? [])
    .join(' ')
  const values = field.valueLabels ? Object.values(field.valueLabels).join(' ') : ''
  return `${said} ${said.replaceAll('_', ' ')} ${field.help} ${meant} ${values}`.toLowerCase()
}

/** A search over a resource: every word that was typed has to occur. */
export function fieldSearch(resource: Resource): (query: string) => ReadonlySet<string> {
  const haystacks = resource.leaves.map((field) => ({
    column: field.column,
    text: wordsOf(field),
  }))
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    const hits = haystacks.filter(({ text }) => words.every((word) => text.includes(word)))
    return new Set(hits.map(({ column }) => column))
  }
}
