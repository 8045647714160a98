'use client'

import { useQuery } from '@tanstack/react-query'
import { CircleQuestionMark, TriangleAlert } from 'lucide-react'
import { api } from '@/components/api/api'
import { createLoader } from '@/components/api/loader'
import { useWhen } from '@/components/form/model/useWhen'
import { Tag } from '@/components/ui/display/Tag'
import { changeSentence, type PaymentChange } from './changes'
import { paymentChangesKey } from './paymentQueries'

interface Props {
  /** What the record is: `approval`. */
  of: string
  id: string
  /** The version that is shown: another may name somebody else to be paid. */
  version: unknown
}

/** For how long what was told holds; whoever is about to pay is told anew. */
const FRESH = 60_000

/**
 * Marks a record of a list behind whose payments bank details were changed lately, and one of which
 * nobody knows: what has no mark is taken for one that has none of it.
 */
export function ChangedMark({ of, id, version }: Props) {
  const { data: change, error } = useQuery({
    queryKey: [...paymentChangesKey, of, 'newest', id, version],
    queryFn: () => newestOf(of, id),
    staleTime: FRESH,
  })
  if (change) return <Changed change={change} />
  return error && <NotKnown />
}

const NotKnown = () => (
  <span
    className="mr-2 shrink-0"
    title="Whether bank details behind this payment were changed lately could not be read."
  >
    <Tag icon={<CircleQuestionMark aria-hidden />}>
      <span className="in-[tr]:sr-only">changes of bank details not known</span>
    </Tag>
  </span>
)

function Changed({ change }: { change: PaymentChange }) {
  const when = useWhen()
  return (
    <span className="mr-2 shrink-0" title={changeSentence(change, 'behind this payment', when)}>
      <Tag tone="amber" icon={<TriangleAlert aria-hidden />}>
        {/* A table has no room for the words in each row; the tooltip says them and who changed what. */}
        <span className="in-[tr]:sr-only">bank details changed</span>
      </Tag>
    </span>
  )
}

/** The newest change behind a record's payments; of all records of a page by one call. */
const newestOf = createLoader(async (of, ids) => {
  const said = { path: { of }, query: { id: [...ids] } }
  const { data } = (await api.get('/fm/payment-changes/{of}', said)).body
  return new Map(data.map((each) => [each.id, each.change]))
})
