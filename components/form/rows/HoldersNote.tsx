'use client'

import { useQuery } from '@tanstack/react-query'
import { recordCalls } from '@/components/api/records'
import { nounOf } from '@/lib/derive/addresses'
import { heldByMembers } from '@/lib/derive/naming'
import type { Field } from '@/lib/resources/resource'
import { counted } from '@/lib/text/words'
import { useFormModel } from '../model/formContext'
import { nameOf } from '../model/values'

interface Props {
  field: Field
  isChanged: boolean
}

/**
 * Says of what other records hold, as a code, that they keep it as it was: nothing is called so from
 * then on. Advice, which never blocks; where nobody holds it there is nothing to say.
 */
export function HoldersNote({ field, isChanged }: Props) {
  const { resource, id } = useFormModel()
  const isHeld = id !== undefined && heldByMembers(resource).includes(nameOf(field))
  return isHeld && isChanged ? <Holders id={id} /> : null
}

function Holders({ id }: { id: string }) {
  const { resource } = useFormModel()
  const { data } = useQuery({
    queryKey: ['references', resource.name, id],
    queryFn: async ({ signal }) =>
      (await recordCalls(resource).references(id, { signal })).body.data,
    staleTime: 0,
    retry: false,
  })
  if (!data) return null
  // Of some it is only known that there are any.
  const isKnown = data.every(({ total }) => total !== null)
  const total = data.reduce((sum, { total: more }) => sum + Number(more ?? 0), 0)
  if (isKnown && total === 0) return null
  const { one } = nounOf(resource)
  const hold = total === 1 ? 'holds' : 'hold'
  return (
    <p role="status" className="px-2 pt-0.5 pb-1 text-amber text-small">
      {isKnown ? counted(total, 'record') : 'Records'} {hold} this {one} as it was, and nothing will
      be called so. To call it otherwise, change its name.
    </p>
  )
}
