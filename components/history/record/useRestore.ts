import type { Loaded } from '@/components/form/model/transport'
import { fieldName, formOf, toForm } from '@/components/form/model/values'
import { leaveInDraft } from '@/components/form/saving/useDraft'
import { useMove } from '@/components/page/useMove'
import { useSessionUser } from '@/components/session/user'
import { tellNews } from '@/components/ui/feedback/tell'
import type { Field, Resource } from '@/lib/resources/resource'
import { wholeOf } from '@/lib/resources/wholes'

/** The record whose form an old value is put into. */
export interface Restorable {
  readonly resource: Resource
  /** Address of the record in the API, by which its draft is kept. */
  readonly path: string
  /** The page of its form. */
  readonly page: string
  /** Undefined while it is on its way. */
  readonly loaded: Loaded | undefined
  readonly mayChange: boolean
}

/**
 * Makes an old value a pending change of the form, to be looked at and saved there. Undefined for
 * whoever may not change the record.
 */
export function useRestore({ resource, path, page, loaded, mayChange }: Restorable) {
  const move = useMove()
  const userId = useSessionUser()?.user.user_id
  if (!loaded || !mayChange || userId === undefined) return undefined
  return (field: Field, value: unknown) => {
    const { column } = field
    const whole = wholeOf(field)
    const others = resource.leaves.filter((each) => each !== field && wholeOf(each) === whole)
    if (whole !== undefined && others.length > 0) {
      tellNews(`${field.label} is a part of the ${whole}: look at all of it before you save.`)
    }
    leaveInDraft(userId, path, resource, {
      at: new Date().toISOString(),
      etag: loaded.etag,
      base: { [column]: formOf(resource, loaded.record)[column] ?? null },
      values: { [column]: toForm(field, value) },
    })
    move.go(`${page}?field=${encodeURIComponent(fieldName(field))}`)
  }
}
