import { filledIn } from '@/components/form/model/copy'
import { readDraft } from '@/components/form/model/draft'
import type { FormValues } from '@/components/form/model/values'
import { inTab } from '@/components/state/webStorage'
import { resourcePage } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'

/** Says in the address of a new record that it starts from what the form of another was left with. */
export const LEFT = 'left'

const nameOf = ({ name }: Resource): string => `fleetbook.start.${name}`

/**
 * Has a new record of this tab start from what a form holds, all of it: the record that it was of is
 * gone. It stays so for as long as the tab does.
 *
 * @param held by column
 * @returns the page of the new one
 */
export function leaveStart(resource: Resource, held: FormValues): string {
  const values = filledIn(resource.leaves, held)
  inTab.keep(nameOf(resource), { at: new Date().toISOString(), etag: null, base: {}, values })
  return `${resourcePage(resource)}/new?${LEFT}=yes`
}

/** What {@link leaveStart} left, by column. */
export const leftStart = (resource: Resource): FormValues =>
  readDraft(inTab.read(nameOf(resource)), resource)?.values ?? {}
