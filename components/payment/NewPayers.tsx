'use client'

import { useQuery } from '@tanstack/react-query'
import type { Change } from '@/components/form/model/changes'
import { readingOf } from '@/components/page/NotTold'
import { nounOf } from '@/lib/derive/addresses'
import { idPattern } from '@/lib/derive/idForms'
import { isThroughAnother, payersOf } from '@/lib/derive/payments'
import type { Resource } from '@/lib/resources/resource'
import { ChangesNotTold, PaymentChanges } from './PaymentChanges'
import { isMissing, parentQuery } from './paymentQueries'

interface Props {
  resource: Resource
  /** What its form holds otherwise than the record does. */
  changes: readonly Change[]
}

/**
 * Warns of those whom a record names once its form is saved: of what stands behind its payments, the
 * service knows by whom it names now.
 */
export function NewPayers({ resource, changes }: Props) {
  return payersOf(resource).map((payer) => {
    const id = changes.find(({ field }) => field.name === payer.member)?.to
    if (typeof id !== 'string') return null
    if (isThroughAnother(resource, payer)) {
      return <NewParent key={payer.member} {...{ resource, parent: payer.resource, through: id }} />
    }
    // A text that is no id names nobody.
    if (!idPattern(payer.resource).test(id)) return null
    return <PaymentChanges key={payer.member} resource={payer.resource} id={id} />
  })
}

interface ParentProps {
  resource: Resource
  parent: Resource
  /** The id of what says which parent it is. */
  through: string
}

function NewParent({ resource, parent, through }: ParentProps) {
  const query = useQuery(parentQuery(resource, through))
  const { data: id, error } = query
  if (error && !isMissing(error)) {
    const subject = `of the ${nounOf(parent).one}`
    return <ChangesNotTold subject={subject} reading={readingOf(query)} />
  }
  return id ? <PaymentChanges resource={parent} id={id} /> : null
}
