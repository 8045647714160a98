import type { Field, Resource } from '@/lib/resources/resource'
import { GLOSSARY } from './glossary'
import { nameOf } from './values'

/** Everything by which a field may be looked for, in lower case. */
export function wordsOf(field: Field, section = ''): string {
  const said = `${field.label} ${nameOf(field)} ${field.column}`.toLowerCase()
  const meant = said
    .split(/[^a-z0-9-]+|_/)
    .flatMap((word) => GLOSSARY[word] ?? [])
    .join(' ')
  const values = field.valueLabels ? Object.values(field.valueLabels).join(' ') : ''
  return `${said} ${said.replaceAll('_', ' ')} ${field.help} ${meant} ${values} ${section}`.toLowerCase()
}

/** A search over a resource: every word that was typed has to occur. */
export function fieldSearch(resource: Resource): (query: string) => ReadonlySet<string> {
  const haystacks = resource.sections.flatMap((section) =>
    section.fields
      .flatMap((field) => (field.members ? Object.values(field.members) : [field]))
      .map((field) => ({ column: field.column, text: wordsOf(field, section.title) })),
  )
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    const hits = haystacks.filter(({ text }) => words.every((word) => text.includes(word)))
    return new Set(hits.map(({ column }) => column))
  }
}
