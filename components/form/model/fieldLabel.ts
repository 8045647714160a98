import type { Field, Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'

/** A field's label; of a group's member with the group's title, as others have the same label. */
export function fieldLabel(resource: Resource, field: Field): string {
  if (field.path.length === 1) return field.label
  const section = resource.sections.find(({ key }) => key === field.section)
  return section ? `${field.label}, ${withinSentence(section.title)}` : field.label
}
