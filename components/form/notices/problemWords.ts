import { lockedWords } from '@/components/api/lockedWords'
import { type ApiProblem, elsewhereWords, isLostInside } from '@/components/api/problem'
import { MAY_ACT } from '@/components/session/actingFor'

/** Answers whose number says enough, whoever gave them. */
const TELLING: ReadonlySet<number> = new Set([0, 429, 502, 503, 504])

/**
 * What happened and what to do, for a save that the service did not take.
 *
 * @param isOutcomeUnknown whether a save may have got through: its answer was lost
 */
export function problemWords(
  problem: ApiProblem,
  isOutcomeUnknown = false,
): { title: string; detail: string } {
  const { status, detail } = problem
  const kept = 'Your changes are still here.'
  const once = 'a save that did get through is not made twice.'
  // What somebody in between says of the record or of the role is not for the service.
  if (!problem.isOfService && !TELLING.has(status)) {
    return {
      title: problem.title,
      detail: problem.isUnsettled ? `${kept} Retry: ${once}` : `${detail} ${kept}`,
    }
  }
  switch (status) {
    case 0:
      return {
        title: 'Fleetbook did not answer',
        detail: `${kept} ${elsewhereWords(problem) ?? `Check the connection, then retry: ${once}`}`,
      }
    case 401:
      return { title: 'You are signed out', detail: `${kept} Sign in, then retry.` }
    case 403:
      if (problem.body.required_permission === MAY_ACT) {
        return {
          title: 'Your role may no more act for others',
          detail: `${kept} Stop acting for somebody else to save as yourself, or ask an administrator to change your role.`,
        }
      }
      if (problem.code === 'second_factor_missing') {
        return {
          title: 'A second factor has to be added first',
          detail: `Your role demands one by now. ${kept} Add it on your profile, in another tab, then retry.`,
        }
      }
      return {
        title: 'Your role may not save this',
        detail: `${detail} ${kept} An administrator can change your role.`.trim(),
      }
    case 404:
      return { title: 'This record is gone', detail: `${detail} ${kept}` }
    case 423:
      if (problem.code === 'lock_not_held') {
        return { title: 'Your lock has ended', detail: `${kept} Take the lock again, then retry.` }
      }
      return {
        title: 'The record is locked',
        detail: `${lockedWords(problem) ?? detail} ${kept} Retry when it is free.`,
      }
    case 429:
      return { title: 'Too many requests', detail: `${detail} ${kept} Wait, then retry.`.trim() }
    case 502:
    case 503:
    case 504:
      // Only the service itself knows that nothing was written, unless it lost its database meanwhile; a
      // proxy in between does not. Nor does it say anything of a try before.
      return {
        title: problem.isOfService
          ? problem.code === 'overloaded'
            ? 'Fleetbook has too much to do just now'
            : 'Fleetbook cannot use its database just now'
          : 'Fleetbook did not answer in time',
        detail:
          problem.isOfService && !isLostInside(problem) && !isOutcomeUnknown
            ? `Nothing was written. ${kept} Retry in a moment.`
            : `${kept} Retry in a moment: ${once}`,
      }
    default:
      return { title: problem.title, detail: `${detail} ${kept}`.trim() }
  }
}
