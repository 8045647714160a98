import type { Field, Resource } from '@/lib/resources/resource'

/** A field's label; of a group's member with the group's title, as others have the same label. */
export function fieldLabel(resource: Resource, field: Field): string {
  if (field.path.length === 1) return field.label
  const section = resource.sections.find(({ key }) => key === field.section)
  return section ? `${field.label}, ${section.title.toLowerCase()}` : field.label
}
