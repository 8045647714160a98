import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { WriteAnswer } from '@/components/api/api'
import { ApiProblem } from '@/components/api/problem'
import { sessionUserKey } from '@/components/session/user'
import { tellWritten } from '@/components/ui/feedback/tell'
import { placeFaults } from './faults'

const STALE = 412

interface Save<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The fields that a fault of the server can land on. */
  names: readonly Path<Values>[]
  save: (values: Values) => Promise<WriteAnswer<unknown>>
  /** Said when it is done. */
  done: (values: Values) => string
  onSaved: () => void
}

/**
 * Sends a form of the administration. Faults of the server land on their fields, the first gets
 * the focus; anything else comes back as `fault`.
 */
export function useSave<Values extends FieldValues>(options: Save<Values>) {
  const { form, names, save, done, onSaved } = options
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: save,
    onSuccess: ({ written }, values) => {
      tellWritten(written, done(values))
      void queries.invalidateQueries({ queryKey: ['admin'] })
      // The change may have been of one's own role.
      void queries.invalidateQueries({ queryKey: sessionUserKey })
      onSaved()
    },
    onError: (fault) => {
      for (const [index, { name, message }] of placeFaults(fault, names).fields.entries()) {
        form.setError(name, { message }, { shouldFocus: index === 0 })
      }
    },
  })
  const { error } = saving
  const isStale = error instanceof ApiProblem && error.status === STALE
  const isShown = error !== null && !isStale && placeFaults(error, names).hasMore
  return {
    fault: isShown ? error : null,
    /** Somebody else saved first. */
    isStale,
    isPending: saving.isPending,
    submit: form.handleSubmit((values) => saving.mutate(values)),
  }
}
