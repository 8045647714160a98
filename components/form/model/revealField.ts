import { flushSync } from 'react-dom'
import { FAULTY } from '@/components/ui/useFaultFocus'
import type { Resource } from '@/lib/resources/resource'
import { fieldName } from './values'

const CONTROLS = 'input:not([type=hidden], [tabindex="-1"]), textarea, button:not([tabindex="-1"])'
/** Where the focus goes in a field: of many cells to the faulty one, of a choice to the chosen. */
const FIRST = [FAULTY, 'input:checked', CONTROLS]

/** Where nothing can be written: the way to what a field means. */
export const READ_ONLY_STOP = '[data-help][tabindex="0"]'

/** Scrolls to a field and focuses it; what is filtered away, or not drawn yet, is shown first. */
export function revealField(resource: Resource, column: string, showAll: () => void): void {
  const field = resource.leaves.find((each) => each.column === column)
  if (!field) return
  const find = () =>
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(fieldName(field))}"]`)
  const isInSight = find()?.closest('[hidden]') === null
  if (!isInSight) flushSync(showAll)
  const place = find()
  const control =
    FIRST.map((which) => place?.querySelector<HTMLElement>(which)).find(Boolean) ??
    place?.closest('[data-field-row]')?.querySelector<HTMLElement>(READ_ONLY_STOP)
  const target = place?.querySelector(FAULTY) ?? place
  target?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
