'use client'

import type { FieldFault } from '@/components/api/problem'
import { Button } from '@/components/ui/button/Button'
import { Banner } from '@/components/ui/feedback/Banner'
import { RequestId } from '@/components/ui/feedback/RequestId'
import { counted } from '@/lib/text/words'
import { useFormModel, useTally } from '../model/formContext'

interface Props {
  /** What was not done: `saved`. */
  done: string
  /** Faults that belong to no field of the form. */
  unplaced?: readonly FieldFault[]
  /** Of the request that was refused; none where nothing was sent. */
  requestId?: string | null | undefined
  onDismiss: () => void
}

/** Each faulty field of a form as a way to it, with what is wrong; nothing once all are mended. */
export function FaultList({ done, unplaced = [], requestId, onDismiss }: Props) {
  const { fields: all, faultOf, reveal } = useFormModel()
  const { faulty } = useTally()
  const fields = all.filter(({ column }) => faulty.has(column))
  const count = fields.length + unplaced.length
  if (count === 0) return null
  return (
    <Banner
      tone="red"
      role="alert"
      isList
      action={
        <Button variant="quiet" onPress={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <p className="font-semibold">
        Nothing was {done}: {counted(count, 'field')} to mend
      </p>
      <ul className="font-normal text-ink">
        {fields.map((field) => (
          <li key={field.column}>
            <button
              type="button"
              className="rounded-tag text-left font-medium underline underline-offset-2"
              onClick={() => reveal(field.column)}
            >
              {field.label}
            </button>
            : {faultOf(field.column)}
          </li>
        ))}
        {unplaced.map(({ pointer, message }) => (
          <li key={pointer}>
            <code className="font-mono text-small">{pointer || '/'}</code>: {message}
          </li>
        ))}
      </ul>
      <RequestId id={requestId} className="mt-1 text-ink-2" />
    </Banner>
  )
}
