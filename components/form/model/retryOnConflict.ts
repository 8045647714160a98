import { ApiProblem } from '@/components/api/problem'

/** Others may save again while a merge is under way; nobody wins this race for ever. */
export const MAX_ATTEMPTS = 5

const STALE = 412

/** How the sending of changes ended; a refusal is thrown instead. */
export type RetryOutcome<Answer, Merge> =
  | { readonly is: 'written'; readonly answer: Answer; readonly merges: readonly Merge[] }
  /** Merged with what others had saved, nothing of one's own was left to send. */
  | { readonly is: 'unchanged'; readonly merges: readonly Merge[] }
  /** Asked about the merge, the person went back to the form. */
  | { readonly is: 'stopped' }

interface Steps<Answer, Merge> {
  /** One try; null when there is nothing to send. */
  send(): Promise<Answer | null>
  /** Brings in what somebody else has saved; null when the person goes back. */
  merge(): Promise<Merge | null>
}

/**
 * Sends changes that others may get ahead of: each time they do, theirs are merged and the rest is
 * sent again.
 *
 * @throws ApiProblem when the service refuses, and with the code `overtaken` when others were first
 *   every time: nothing is written then
 */
export async function retryOnConflict<Answer, Merge>({
  send,
  merge,
}: Steps<Answer, Merge>): Promise<RetryOutcome<Answer, Merge>> {
  const merges: Merge[] = []
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await send()
      return answer === null ? { is: 'unchanged', merges } : { is: 'written', answer, merges }
    } catch (fault) {
      if (!(fault instanceof ApiProblem && fault.status === STALE)) throw fault
      if (attempt === MAX_ATTEMPTS) throw overtaken(fault)
    }
    const merged = await merge()
    if (merged === null) return { is: 'stopped' }
    merges.push(merged)
  }
}

const overtaken = ({ requestId }: ApiProblem): ApiProblem =>
  new ApiProblem(
    STALE,
    {
      code: 'overtaken',
      title: 'Nothing was saved: others keep saving this record',
      detail: `Each of the ${MAX_ATTEMPTS} times that your changes were sent, somebody else had saved it just before.`,
    },
    requestId,
  )
