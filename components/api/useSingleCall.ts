import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

type Options<Data, Entered> = Pick<
  UseMutationOptions<Data, Error, Entered>,
  'mutationFn' | 'onSuccess' | 'onError'
>
type SingleCall<Data, Entered> = Pick<
  UseMutationResult<Data, Error, Entered>,
  'mutate' | 'isPending' | 'error'
>

/**
 * A call that is made when somebody presses something, and no second one while it is under way. That
 * it is, buttons and forms learn only as they are drawn next, and a double click or another Enter may
 * come before: there would be two keys, of which nobody ever sees the first.
 */
export function useSingleCall<Data, Entered = void>({
  mutationFn,
  onSuccess,
  onError,
}: Options<Data, Entered>): SingleCall<Data, Entered> {
  const isUnderWay = useRef(false)
  const { mutate, isPending, error } = useMutation<Data, Error, Entered>({
    mutationFn,
    onSuccess,
    onError,
    onSettled() {
      isUnderWay.current = false
    },
  })
  return {
    isPending,
    error,
    mutate(...entered) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(...entered)
    },
  }
}
