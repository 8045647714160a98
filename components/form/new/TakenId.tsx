'use client'

import { useOpenNaming, useSuggestions } from '@/components/names/useNames'
import { nounOf, withArticle } from '@/lib/derive/addresses'
import type { Naming } from '@/lib/derive/naming'
import type { Field, Resource } from '@/lib/resources/resource'
import { useFieldInput } from '../model/formContext'

interface Props {
  resource: Resource
  /** Where the id of the new record is given. */
  field: Field
}

/** Says when there is a record of the id that is given to a new one, or of that id in another case. */
export function TakenId({ resource, field }: Props) {
  const naming = useOpenNaming({ resource })
  return naming ? <Taken naming={naming} field={field} /> : null
}

function Taken({ naming, field }: { naming: Naming; field: Field }) {
  const { value } = useFieldInput(field)
  const id = typeof value === 'string' ? value.trim() : ''
  const { found } = useSuggestions(naming, id, id !== '')
  const taken = found.find((each) => each.id.toLowerCase() === id.toLowerCase())
  if (!taken) return null
  const { one } = nounOf(naming.resource)
  return (
    <p role="status" className="mt-0.5 px-2 text-amber text-small">
      There is {withArticle(`${one} ${taken.id}`)} already{taken.name && `, ${taken.name}`}.
    </p>
  )
}
