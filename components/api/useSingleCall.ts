import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiProblem, elsewhereWords, isLostInside } from './problem'

type Options<Data, Entered> = Pick<
  UseMutationOptions<Data, Error, Entered>,
  'mutationFn' | 'onSuccess' | 'onError'
>
type SingleCall<Data, Entered> = Pick<
  UseMutationResult<Data, Error, Entered>,
  'mutate' | 'isPending'
> & {
  /** Why it was not done, or that nobody knows whether it was. */
  readonly error: Error | null
}

/**
 * A call that is made when somebody presses something, and no second one while it is under way. That
 * it is, buttons and forms learn only as they are drawn next, and a double click or another Enter may
 * come before: there would be two keys, of which nobody ever sees the first.
 *
 * Such a call has no key by which the service knows it again. Where its answer is lost, trying again
 * may do it twice: the page reads anew what it shows, and whoever pressed is told to look at that.
 */
export function useSingleCall<Data, Entered = void>({
  mutationFn,
  onSuccess,
  onError,
}: Options<Data, Entered>): SingleCall<Data, Entered> {
  const queries = useQueryClient()
  const isUnderWay = useRef(false)
  const { mutate, isPending, error } = useMutation<Data, Error, Entered>({
    mutationFn,
    onSuccess,
    onError,
    onSettled(_, fault) {
      isUnderWay.current = false
      if (isLost(fault)) void queries.invalidateQueries()
    },
  })
  return {
    isPending,
    error: toldOf(error),
    mutate(...entered) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(...entered)
    },
  }
}

/**
 * Whether the answer was lost on the way, to this page or behind the service; what else that says
 * itself, or the browser, was not.
 */
export const isLost = (fault: Error | null): fault is ApiProblem =>
  fault instanceof ApiProblem &&
  fault.isUnsettled &&
  (!fault.isOfService || isLostInside(fault)) &&
  elsewhereWords(fault) === null

/** What whoever pressed is told of a fault. */
export function toldOf(fault: Error | null): Error | null {
  if (!isLost(fault)) return fault
  const [title, first] = isLostInside(fault)
    ? ['Fleetbook lost its database on the way', 'Wait a moment']
    : ['Fleetbook did not answer', 'Check the connection']
  const detail = `Nobody knows whether this was done. ${first}, and look at what is there before you try again.`
  return new ApiProblem(0, { code: 'may_be_done', title, detail }, fault.requestId)
}
