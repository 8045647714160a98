import { flushSync } from 'react-dom'
import { nameOf } from '@/lib/console/form/values'
import type { Resource } from '@/lib/resources/resource'

const CONTROLS = 'input:not([type=hidden], [tabindex="-1"]), textarea, button:not([tabindex="-1"])'

/** Scrolls to a field and focuses it; what is filtered away is shown first. */
export function revealField(resource: Resource, column: string, showAll: () => void): void {
  const field = resource.leaves.find((each) => each.column === column)
  if (!field) return
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(nameOf(field))}"]`)
  if (place?.closest('[hidden]')) flushSync(showAll)
  const checked = place?.querySelector<HTMLElement>('input:checked')
  const control = checked ?? place?.querySelector<HTMLElement>(CONTROLS)
  place?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
