'use client'

import { useQuery } from '@tanstack/react-query'
import { recordCalls } from '@/components/api/records'
import { nounOf } from '@/lib/derive/addresses'
import { heldByMembers } from '@/lib/derive/naming'
import { resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { writePart } from '@/lib/text/commaList'
import { nounWords } from '@/lib/text/words'
import { useFormModel } from '../model/formContext'
import { fieldName } from '../model/values'

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
  if (!isChanged || id === undefined) return null
  return heldByMembers(resource).includes(fieldName(field)) && <Holders id={id} />
}

function Holders({ id }: { id: string }) {
  const { resource } = useFormModel()
  const { data } = useQuery({
    queryKey: ['references', resource.name, id, 'counted'],
    queryFn: ({ signal }) => holdersOf(resource, id, signal),
    staleTime: 0,
    retry: false,
  })
  if (!data || data.total === 0) return null
  const { one } = nounOf(resource)
  return (
    <p role="status" className="px-2 pt-0.5 pb-1 text-amber text-small">
      {nounWords(HOLDING, data.total, data.isExact)} this {one} as it was, and nothing will be
      called so. To call it otherwise, change its name.
    </p>
  )
}

const HOLDING = { one: 'record holds', many: 'records hold' }

interface Count {
  readonly total: number
  readonly isExact: boolean
}

/** How many records hold one. What is not counted beside it as that takes reading them all, a list counts. */
async function holdersOf(resource: Resource, id: string, signal: AbortSignal): Promise<Count> {
  const { body } = await recordCalls(resource).references(id, { signal })
  const counts = await Promise.all(
    body.data.map(async ({ resource: name, member, value, total }): Promise<Count> => {
      if (total !== null) return { total: Number(total), isExact: true }
      const kind = resources.find((each) => each.name === name)
      if (!kind) return { total: 0, isExact: true }
      const query = { [member]: writePart(value), fields: kind.id.name, limit: 1 }
      const page = (await recordCalls(kind).list(query, { signal })).body
      return { total: Number(page.total), isExact: page.total_exact }
    }),
  )
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    isExact: counts.every(({ isExact }) => isExact),
  }
}
