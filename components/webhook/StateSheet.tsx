'use client'

import type { ReactNode } from 'react'
import { useMoment } from '@/components/form/model/useMoment'
import { guidePage } from '@/components/guides/addresses'
import { PageLink } from '@/components/page/PageLink'
import { spanWords } from '@/components/time/timeWords'
import { Sheet } from '@/components/ui/display/Sheet'
import { Tag } from '@/components/ui/display/Tag'
import { Banner } from '@/components/ui/feedback/Banner'
import { sentence } from '@/lib/text/words'
import { countOf, STATE_WORDS, type WebhookState } from './webhooks'

interface Props {
  of: WebhookState
  action: ReactNode
}

/** How a webhook does, and what has to be done where it does badly. */
export function StateSheet({ of, action }: Props) {
  const moment = useMoment()
  const [word, tone] = STATE_WORDS[of.state]
  const lag = Number(String(of.lag_seconds))
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'State',
      <Tag key="state" tone={tone}>
        {word}
      </Tag>,
    ],
    ['Behind', lag === 0 ? 'Not at all' : sentence(spanWords(lag * 1000))],
    ['Waiting', countOf(of.waiting)],
    ['Parked', countOf(of.parked)],
    ['Last taken', moment(of.last_success_at) ?? 'Never'],
    ...(of.stopped_at ? [['Stopped', moment(of.stopped_at)] as const] : []),
    ...(of.next_at ? [['Next attempt', moment(of.next_at)] as const] : []),
  ]
  return (
    <Sheet
      title="Deliveries"
      purpose="Each change once it is made, those of a record one after the other."
      action={action}
    >
      <Advice of={of} moment={moment} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-4 py-3 sm:grid-cols-3 lg:grid-cols-6">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-2 text-small">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

/** What holds, where nothing goes out. */
function Advice({
  of,
  moment,
}: {
  of: WebhookState
  moment: (text: string | null) => string | null
}) {
  const told = adviceOf(of, moment)
  const lost = lossOf(of, moment)
  if (!told && !lost) return null
  return (
    <div className="flex flex-col gap-2 px-4 pt-3">
      {told && <Banner tone={of.state === 'stopped' ? 'red' : 'amber'}>{told}</Banner>}
      {lost && (
        <Banner tone="amber" action={<HowToGoOn />}>
          {lost}
        </Banner>
      )}
    </div>
  )
}

const HowToGoOn = () => (
  <PageLink
    href={`${guidePage('webhooks')}#when-changes-were-lost`}
    className="meets-finger whitespace-nowrap underline underline-offset-2"
  >
    How to go on
  </PageLink>
)

/** What there is to say of changes that left the history before they were sent. */
function lossOf(
  { has_lost_changes, changes_lost_at }: WebhookState,
  moment: (text: string | null) => string | null,
): string | undefined {
  if (has_lost_changes) {
    return 'Changes that were to be sent have left the history. Once something is sent again, the receiver is told first to read everything anew, and gets the changes that are kept.'
  }
  if (!changes_lost_at) return undefined
  return `On ${moment(changes_lost_at)} changes had left the history before they were sent. The receiver was told to read everything anew; the history of the webhook says which were passed over.`
}

function adviceOf(
  { state, failures, failing_since, stopped_because }: WebhookState,
  moment: (text: string | null) => string | null,
): string | undefined {
  switch (state) {
    case 'no_secret':
      return 'Nothing is sent before there is a secret to sign with: make one below, and give it to the receiver.'
    case 'inactive':
      return 'Nothing is sent while the webhook is inactive. Changes wait in the feed.'
    case 'off':
      return 'This installation sends nothing to webhooks.'
    case 'stopped':
      return `${stopped_because ?? ''} Nothing more is sent until deliveries are sent again, a test is taken, the address is another, or it is made inactive and active again.`
    case 'failing':
      return `The last ${countOf(failures)} attempts failed, since ${moment(failing_since)}. It is tried now and then; changes wait meanwhile.`
    default:
      return undefined
  }
}
