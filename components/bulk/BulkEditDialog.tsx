'use client'

import { BATCH_ROWS } from '@/components/api/bulk/batches'
import { ReasonField } from '@/components/form/ReasonField'
import { AllowanceNotice } from '@/components/page/AllowanceNotice'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { SaveKeyButton } from '@/components/page/SaveKeyButton'
import { Button } from '@/components/ui/button/Button'
import { StopButton } from '@/components/ui/button/StopButton'
import { Banner } from '@/components/ui/feedback/Banner'
import { Progress } from '@/components/ui/feedback/Progress'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { countWords, nounWords } from '@/lib/text/words'
import { EditRows } from './EditRows'
import { Preview } from './Preview'
import { tally } from './rows'
import type { BulkEdit } from './useBulkEdit'

interface Props {
  work: BulkEdit
  /** How many records are chosen: `3 clients`. */
  words: string
  isOpen: boolean
  onClose: () => void
}

const ABOUT: Readonly<Record<BulkEdit['phase'], (many: string) => string>> = {
  edit: () =>
    'Pick fields and what is to become of them. A preview comes before anything is written.',
  previewing: () => 'Trying it out against the service. Nothing is written.',
  preview: () => 'Checked by a dry run against the service. Nothing is written yet.',
  applying: (many) =>
    `Each batch of up to ${countWords(BATCH_ROWS)} ${many} is written whole, or not at all.`,
  done: () => 'What was not written is still selected.',
}

/** Edits fields of many records: pick, preview, write, and mend what was refused. */
export function BulkEditDialog({ work, words, isOpen, onClose }: Props) {
  const { phase, rows, progress, problem } = work
  const isBusy = phase === 'previewing' || phase === 'applying'
  return (
    <Dialog
      name="bulk-edit"
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isBusy}
      title={`Edit ${words}`}
      description={ABOUT[phase](work.noun.many)}
      footnote={<Footnote work={work} />}
      actions={<Actions work={work} onClose={onClose} />}
    >
      <div className="flex flex-col gap-3 pt-1">
        {problem && <ProblemBanner fault={problem} />}
        {phase === 'done' && <Outcome work={work} />}
        <EditRows
          resource={work.resource}
          editing={work.editing}
          isDisabled={isBusy}
          onChange={work.startOver}
        />
        {isBusy && (
          <Progress label={phase === 'applying' ? 'Changing' : 'Checking'} {...progress} />
        )}
        {phase === 'previewing' && <AllowanceNotice />}
        {phase === 'preview' && (
          <ReasonField
            // The preview has the focus: it may be out of sight.
            autoFocus={false}
            beside="each change"
            value={work.reason}
            onChange={work.setReason}
          />
        )}
        {(phase === 'preview' || phase === 'done') && (
          <Preview noun={work.noun.one} rows={rows} isDone={phase === 'done'} />
        )}
      </div>
    </Dialog>
  )
}

/** What came of it, when not all of it was written. */
function Outcome({ work }: { work: BulkEdit }) {
  const { written, refused, held, unanswered, waiting } = tally(work.rows)
  const left = [
    refused > 0 && `${nounWords(work.noun, refused)} refused`,
    held > 0 && `${countWords(held)} not written, as another of the batch was refused`,
    unanswered > 0 &&
      `${countWords(unanswered)} sent without an answer, so that they may be changed or not`,
    waiting > 0 && `${countWords(waiting)} not sent`,
  ].filter(Boolean)
  const isNone = written === 0 && unanswered === 0
  const changed = isNone ? 'Nothing was changed' : `Changed ${nounWords(work.noun, written)}`
  return (
    <Banner tone={refused > 0 ? 'red' : 'amber'} role="alert">
      {`${changed}. ${left.join('; ')}.`}
      <span className="block font-normal">
        They are still selected: mend the values or preview again to send the rest.
      </span>
    </Banner>
  )
}

function Footnote({ work: { phase, rows } }: { work: BulkEdit }) {
  const { waiting } = tally(rows)
  if (phase !== 'preview' || waiting <= BATCH_ROWS) return null
  return (
    <>
      {countWords(Math.ceil(waiting / BATCH_ROWS))} batches of up to {countWords(BATCH_ROWS)}
    </>
  )
}

function Actions({ work, onClose }: { work: BulkEdit; onClose: () => void }) {
  const { phase, problem } = work
  const { waiting } = tally(work.rows)
  if (phase === 'previewing')
    return (
      <StopButton autoFocus onPress={work.cancel}>
        Stop
      </StopButton>
    )
  if (phase === 'applying') {
    return (
      <>
        <StopButton key={problem ? 'here' : 'after'} autoFocus onPress={work.cancel}>
          {problem ? 'Stop here' : 'Stop after this batch'}
        </StopButton>
        {problem && (
          <Button variant="primary" onPress={work.retry}>
            Retry
          </Button>
        )}
      </>
    )
  }
  const isEmpty = work.editing.edits.every(({ mode }) => mode === 'leave')
  return (
    <>
      <Button onPress={onClose}>{phase === 'done' ? 'Close' : 'Cancel'}</Button>
      {phase === 'preview' ? (
        <SaveKeyButton variant="primary" isDisabled={waiting === 0} onPress={work.apply}>
          Change {nounWords(work.noun, waiting)}
        </SaveKeyButton>
      ) : (
        <Button
          variant="primary"
          isDisabled={isEmpty}
          isPending={work.editing.isSettling}
          onPress={work.preview}
        >
          {phase === 'done' ? 'Preview again' : 'Preview'}
        </Button>
      )}
    </>
  )
}
