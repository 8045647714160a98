'use client'

import { useSingleCall } from '@/components/api/useSingleCall'
import { kindNamed } from '@/components/form/model/changedRecord'
import { useMoment } from '@/components/form/model/useMoment'
import { Button } from '@/components/ui/button/Button'
import {
  ColumnHeading,
  RowHeading,
  Table,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/display/Table'
import { Tag } from '@/components/ui/display/Tag'
import { useNarrow } from '@/components/ui/useNarrow'
import { nounWords, sentence } from '@/lib/text/words'
import { DELIVERY_WORDS, type Delivery } from './webhooks'

interface Props {
  deliveries: readonly Delivery[]
  /** Sends one again; done once that is seen. */
  onReplay: (delivery: Delivery) => Promise<void>
}

/** Deliveries, each with what became of its last attempt: as a table, or as entries on a phone. */
export function DeliveryTable({ deliveries, onReplay }: Props) {
  const isNarrow = useNarrow()
  if (isNarrow) {
    return (
      <ul aria-label="Deliveries">
        {deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.delivery_id} of={delivery} onReplay={onReplay} />
        ))}
      </ul>
    )
  }
  return (
    <Table label="Deliveries">
      <TableHead>
        <ColumnHeading className="min-w-56">Change</ColumnHeading>
        <ColumnHeading>State</ColumnHeading>
        <ColumnHeading className="w-1/3 min-w-56">Last answer</ColumnHeading>
        <ColumnHeading className="text-right">Attempts</ColumnHeading>
        <ColumnHeading>Last attempt</ColumnHeading>
        <ColumnHeading>
          <span className="sr-only">What can be done</span>
        </ColumnHeading>
      </TableHead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.delivery_id} of={delivery} onReplay={onReplay} />
        ))}
      </tbody>
    </Table>
  )
}

const TEST = 'test'

/** What a delivery is of, in words. */
export function subjectOf({ resource, id, action }: Delivery): string {
  if (action === TEST) return 'A test'
  if (resource === null || id === null) return 'a record that you may not read'
  return kindNamed(resource)?.words(id) ?? `${resource} ${id}`
}

interface OneProps {
  of: Delivery
  onReplay: Props['onReplay']
}

function DeliveryEntry({ of, onReplay }: OneProps) {
  const moment = useMoment()
  return (
    <li className="flex flex-col gap-1 border-rule px-4 py-2.5 not-last:border-b">
      <div className="flex items-start gap-x-2">
        <div className="min-w-0 flex-1 font-medium">
          <Subject of={of} />
        </div>
        <StateTag of={of} />
      </div>
      {of.last_at !== null && (
        <div className="min-w-0">
          <LastAnswer of={of} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="flex-1 text-ink-2 text-small">
          {of.last_at === null
            ? 'Not tried yet'
            : `${attemptWords(of)}, last ${moment(of.last_at)}`}
          {of.next_at && (
            <>
              , <span className="inline-block">again {moment(of.next_at)}</span>
            </>
          )}
        </span>
        <Replay of={of} onReplay={onReplay} />
      </div>
    </li>
  )
}

/** `214 ms`, `10.0 s`. */
const lastedWords = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`

const attemptWords = ({ attempts }: Delivery): string =>
  nounWords({ one: 'attempt', many: 'attempts' }, Number(String(attempts)))

function DeliveryRow({ of, onReplay }: OneProps) {
  const moment = useMoment()
  return (
    <TableRow className="align-top *:py-2">
      <RowHeading>
        <Subject of={of} />
      </RowHeading>
      <TableCell>
        <StateTag of={of} />
        {of.next_at && (
          <span className="block whitespace-nowrap text-ink-2 text-small">
            again {moment(of.next_at)}
          </span>
        )}
      </TableCell>
      <TableCell>
        <LastAnswer of={of} />
      </TableCell>
      <TableCell className="text-right tabular-nums">{String(of.attempts)}</TableCell>
      <TableCell className="whitespace-nowrap">
        {moment(of.last_at) ?? 'None yet'}
        {of.last_milliseconds !== null && (
          <span className="block text-ink-2 text-small">
            {lastedWords(Number(String(of.last_milliseconds)))}
          </span>
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap text-right *:-my-1">
        <Replay of={of} onReplay={onReplay} />
      </TableCell>
    </TableRow>
  )
}

/** What it is of, and when that was done. */
function Subject({ of }: Pick<OneProps, 'of'>) {
  const moment = useMoment()
  return (
    <>
      {sentence(subjectOf(of))}
      {of.action !== TEST && (
        <span className="block font-normal text-ink-2 text-small">
          {[of.action?.replaceAll('_', ' '), moment(of.at)].filter(Boolean).join(', ')}
        </span>
      )}
    </>
  )
}

function StateTag({ of }: Pick<OneProps, 'of'>) {
  const [word, tone] = DELIVERY_WORDS[of.state]
  return <Tag tone={tone}>{word}</Tag>
}

function Replay({ of, onReplay }: OneProps) {
  const replay = useSingleCall({ mutationFn: () => onReplay(of) })
  if (of.action === TEST || of.state === 'waiting') return null
  return (
    <Button
      variant="quiet"
      aria-label={`Send again: ${subjectOf(of)}`}
      isPending={replay.isPending}
      onPress={() => replay.mutate()}
    >
      Send again
    </Button>
  )
}

/** What the receiver said, or why there is nothing. */
function LastAnswer({ of }: { of: Delivery }) {
  if (of.last_at === null) return <span className="text-ink-3">None yet</span>
  return (
    <>
      {of.last_error ?? `It answered ${of.last_status}.`}
      {of.last_answer && (
        <span className="line-clamp-2 wrap-anywhere font-mono text-ink-2 text-small">
          {of.last_answer}
        </span>
      )}
    </>
  )
}
