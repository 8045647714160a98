import { api } from '@/components/api/api'
import { faultWords } from '@/components/api/faultWords'
import { lockedWords } from '@/components/api/lockedWords'
import { ApiProblem, asError, isOutcomeUnknown, refusedWith } from '@/components/api/problem'
import { whoseChange } from '@/components/form/model/history'
import { approval } from '@/lib/resources'

/** Why one approval of many did not take its step: who is in the way, and what one can do. */
export async function refusalWords(id: string, fault: unknown): Promise<string> {
  if (!(fault instanceof ApiProblem)) {
    return `${faultWords(asError(fault))} Whether it was changed is to be seen in the list.`
  }
  if (isOutcomeUnknown(fault))
    return 'No answer came: whether it was changed is to be seen in the list.'
  const { body, title, detail, errors } = fault
  switch (refusedWith(fault)) {
    case undefined:
      return faultWords(fault)
    case 403:
      return body.required_permission
        ? `Your role lacks the permission ${String(body.required_permission)}.`
        : detail || title
    case 404:
      return 'There is no such approval any more.'
    case 412:
      return changedWords(id)
    case 423:
      return lockedWords(fault) ?? (detail || title)
    default:
      return errors[0]?.message ?? (detail || title)
  }
}

const MAX_NAMES = 3

/** Who changed it since it was seen, and what. */
async function changedWords(id: string): Promise<string> {
  const options = { path: { approval_id: id }, query: { limit: 1 } }
  const page = await api.get('/fm/approvals/{approval_id}/events', options).catch(() => null)
  const event = page?.body.data[0]
  if (!event) return 'It was changed meanwhile.'
  const names = event.changes.map(({ field }) => approval.fields.get(field)?.label ?? field)
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''
  return `${whoseChange(event)} changed it meanwhile: ${names.slice(0, MAX_NAMES).join(', ')}${more}.`
}
