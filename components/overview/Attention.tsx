'use client'

import { PageLink } from '@/components/page/PageLink'
import { dueWords, spanWords } from '@/components/time/timeWords'
import { useNow } from '@/components/time/useNow'
import { resourcePage } from '@/lib/derive/addresses'
import { client } from '@/lib/resources'
import { countWords } from '@/lib/text/words'
import { HORIZON_DAYS } from '@/lib/time/horizon'
import { approvalsOf, clientsDue, REQUESTED_AFTER_CHANGES } from './links'
import { countOf, type DueClients, type Overview, totalOf } from './overview'

interface Figure {
  label: string
  count: number
  /** What stands behind the count. */
  note: string
  href: string
}

/** The counts to look at first; each leads to what it counts. */
export function Attention({ overview }: { overview: Overview }) {
  const now = useNow()
  const figures = figuresOf(overview, now)
  return (
    <section
      aria-label="In figures"
      className="overflow-clip rounded-sheet border border-rule bg-sheet"
    >
      <ul className="grid grid-cols-2 gap-px bg-(--color-rule) md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {figures.map(({ label, count, note, href }) => (
          <li key={label} className="bg-sheet last:odd:col-span-2 md:last:odd:col-span-1">
            <PageLink
              href={href}
              className="group flex h-full flex-col px-4 py-3 -outline-offset-2 transition-colors hover:bg-paper"
            >
              <span className="text-ink-2 group-hover:text-ink">{label}</span>
              <span className="font-semibold text-record">{countWords(count)}</span>
              <span className="text-ink-3 text-small">{note}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function figuresOf({ today, clients, approvals }: Overview, now: number): Figure[] {
  const figures: Figure[] = []
  if (approvals) {
    const oldest = approvals.oldest_requested[0]
    figures.push({
      label: 'Requested approvals',
      count: countOf(approvals.by_status, 'requested'),
      note: oldest
        ? `longest untouched ${spanWords(now - Date.parse(oldest.last_edit))}`
        : 'none waits',
      href: approvalsOf('requested'),
    })
    figures.push({
      label: 'Bank details changed',
      count: approvals.requested_payment_changes,
      // Of what is active already, or in a batch, it says nothing.
      note: 'behind requested approvals',
      href: REQUESTED_AFTER_CHANGES,
    })
  }
  if (clients) {
    const dueFigure = (label: string, due: DueClients, href: string): Figure => ({
      label,
      count: due.total,
      note: noteOf(due, today),
      href,
    })
    figures.push(
      dueFigure('Finance reviews due', clients.finance_reviews, clientsDue('finance_review_date')),
      dueFigure('Contacts due', clients.next_contacts, clientsDue('next_contact_date')),
      {
        label: 'Clients',
        count: totalOf(clients.by_type),
        note: `${countWords(countOf(clients.by_type, 'fleet'))} of them fleet`,
        href: resourcePage(client),
      },
    )
  }
  return figures
}

function noteOf({ clients }: DueClients, today: string): string {
  const first = clients[0]
  if (!first) return `none in ${HORIZON_DAYS} days`
  const { words, isOverdue } = dueWords(first.date, today)
  return `${isOverdue ? 'longest' : 'first'} ${words}`
}
