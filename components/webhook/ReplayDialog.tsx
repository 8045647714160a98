'use client'

import { useState } from 'react'
import { api } from '@/components/api/api'
import { useSingleCall } from '@/components/api/useSingleCall'
import { FormDialog } from '@/components/page/FormDialog'
import { serviceNow } from '@/components/time/serviceClock'
import { tellWritten } from '@/components/ui/feedback/tell'
import { Choices } from '@/components/ui/field/Choices'
import { countWords } from '@/lib/text/words'
import { DAY, HOUR } from '@/lib/time/units'

interface Props {
  id: string
  parked: number
  onDone: () => void
  onClose: () => void
}

const SPANS = [
  { value: String(HOUR), label: 'All of the last hour' },
  { value: String(DAY), label: 'All of the last day' },
  {
    value: String(7 * DAY),
    label: 'All of the last week',
    description: 'What was delivered is kept no longer.',
  },
]
const PARKED = 'parked'

/** Asks which deliveries are to be sent once more: what was given up, or all of a span of time. */
export function ReplayDialog({ id, parked, onDone, onClose }: Props) {
  const ofParked = { value: PARKED, label: `What is parked (${countWords(parked)})` }
  const options = parked > 0 ? [ofParked, ...SPANS] : SPANS
  const [which, setWhich] = useState(parked > 0 ? PARKED : String(HOUR))
  const replaying = useSingleCall({
    mutationFn: () =>
      api.post('/admin/webhooks/{webhook_id}/replay', {
        path: { webhook_id: id },
        body:
          which === PARKED
            ? { state: PARKED }
            : { from: new Date(serviceNow() - Number(which)).toISOString() },
      }),
    onSuccess({ written, body }) {
      const count = Number(String(body.replayed))
      tellWritten(
        written,
        count === 1
          ? 'One delivery is sent again'
          : `${countWords(count)} deliveries are sent again`,
      )
      onDone()
    },
  })
  return (
    <FormDialog
      name="replay"
      size="small"
      title="Send again"
      description="In the order of the changes, with the ids that they had."
      submitLabel="Send again"
      isPending={replaying.isPending}
      fault={replaying.error}
      onSubmit={() => replaying.mutate()}
      onClose={onClose}
    >
      <Choices label="Which" options={options} value={which} onChange={setWhich} />
    </FormDialog>
  )
}
