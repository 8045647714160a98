'use client'

import type { FormLook, FormTools } from '@/components/form/look'
import type { Change } from '@/components/form/model/changes'
import type { FormValue, FormValues } from '@/components/form/model/values'
import { InHeading } from '@/components/record/openRecord'
import { counted } from '@/lib/text/words'
import { LinesSheet } from './lines/LinesSheet'
import { isSamePayee, PAID_BY } from './payment'
import { doneWords, IN_BATCH, STATUS, stepTo } from './status'
import { StatusActions } from './steps/StatusActions'

/** The section of the maintenance lines, which have a page to themselves. */
export const LINES = 'maintenance'

/** The form of an approval: its next steps stand in the heading, and risky ones are asked about. */
export const approvalLook: FormLook = {
  isPlain: true,
  first: ['payment'],
  sheets: { [LINES]: LinesSheet },
  actions: Actions,
  asksFirst: (changes, held) =>
    changes.some(({ field, from, to }) => field.name === STATUS && isRisky(from, to)) ||
    (held[STATUS] === IN_BATCH && isPaidOtherwise(changes, held)),
  doneWords: stepDone,
}

/** What the step among changes has done, and how many others were saved with it; undefined without one. */
function stepDone(changes: readonly Change[]): string | undefined {
  const change = changes.find(({ field }) => field.name === STATUS)
  const from = textOr(change?.from ?? null)
  const step = stepTo(from, textOr(change?.to ?? null))
  if (!step) return undefined
  const others = changes.length - 1
  const along = others > 0 ? `, and ${counted(others, 'other change')} saved` : ''
  return `Approval ${doneWords(step.to, from)}${along}`
}

/** Whether changes make what is paid, or who is, another. */
const isPaidOtherwise = (changes: readonly Change[], held: FormValues): boolean =>
  changes.some(({ field }) => PAID_BY.includes(field.name)) ||
  !isSamePayee(held, {
    ...held,
    ...Object.fromEntries(changes.map(({ field, to }) => [field.column, to])),
  })

const isRisky = (from: FormValue, to: FormValue): boolean =>
  stepTo(textOr(from), textOr(to))?.isRisky ?? false

const textOr = (value: FormValue): string | null => (typeof value === 'string' ? value : null)

function Actions({ tools }: { tools: FormTools }) {
  return (
    <InHeading>
      <StatusActions tools={tools} />
    </InHeading>
  )
}
