'use client'

import { useEffect, useId, useRef } from 'react'
import { useLeaveGuard } from '@/components/form/saving/useLeaveGuard'
import { ProblemBanner } from '@/components/frame/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import { Banner } from '@/components/ui/feedback/Banner'
import { Segmented } from '@/components/ui/field/Segmented'
import { TextField } from '@/components/ui/field/TextField'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import { mappingFaults } from '@/lib/console/import/mapping'
import { Progress } from '../bulk/Progress'
import { countWords } from '../bulk/words'
import { ChooseFile } from './ChooseFile'
import { ColumnTable } from './ColumnTable'
import { Findings } from './Findings'
import { ImportActions } from './ImportActions'
import { type Import, type Opened, useImport } from './useImport'

const MOST_REASON = 200
const SEPARATORS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
}

/** The import from its file to its end. */
export function ImportWork() {
  const work = useImport()
  const { phase, opened, fault } = work
  const guard = useLeaveGuard({ isDirty: phase === 'applying', scope: '/clients/import' })
  const faults = fault && (
    <Banner tone="red" role="alert">
      {fault}
    </Banner>
  )
  return (
    <div className="flex flex-col gap-4">
      {faults}
      {!opened || phase === 'choose' ? (
        <ChooseFile onFile={work.open} />
      ) : (
        <OpenedFile work={work} opened={opened} />
      )}
      <AlertDialog
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => !isOpen && guard.stay()}
        title="Leave while the import runs?"
        confirmLabel="Stop and leave"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={guard.leave}
      >
        Rows that were sent stay changed. The rest is not sent, and the file of refused rows is
        lost.
      </AlertDialog>
    </div>
  )
}

function OpenedFile({ work, opened }: { work: Import; opened: Opened }) {
  const { phase, mapping, report, result, problem } = work
  const { file, shape } = opened
  const isBusy = phase === 'checking' || phase === 'applying'
  const isDone = phase === 'done'
  const emptyLabel = useId()
  const findings = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (phase !== 'checked' && phase !== 'done') return
    // The button that asked for it is gone: reading goes on here.
    findings.current?.focus({ preventScroll: true })
    findings.current?.scrollIntoView({ block: 'nearest' })
  }, [phase])
  return (
    <>
      <Sheet
        title={file.name}
        purpose={`${shape.encoding.words}, separated by ${SEPARATORS[shape.delimiter]}`}
        action={
          !isBusy && (
            <Button variant="quiet" onPress={work.startOver}>
              Choose another file
            </Button>
          )
        }
      >
        <ColumnTable
          shape={shape}
          mapping={mapping}
          isDisabled={isBusy || isDone}
          onChange={work.setMapping}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-t px-4 py-3">
          <span id={emptyLabel} className="font-medium text-ink-2">
            Empty cells
          </span>
          <Segmented
            aria-labelledby={emptyLabel}
            options={[
              { value: 'leave', label: 'Leave' },
              { value: 'clear', label: 'Clear' },
            ]}
            value={work.empty}
            isDisabled={isBusy || isDone}
            onChange={(value) => work.setEmpty(value as Import['empty'])}
          />
          <p className="text-ink-2">
            {work.empty === 'leave'
              ? 'An empty cell leaves the field as it is.'
              : 'An empty cell empties the field, or puts it back to its default.'}
          </p>
        </div>
      </Sheet>
      {mappingFaults(mapping).map(({ message }) => (
        <Banner key={message} tone="amber">
          {message}
        </Banner>
      ))}
      {problem && <ProblemBanner fault={problem} />}
      {isBusy && (
        <Progress
          label={phase === 'applying' ? 'Importing' : 'Checking'}
          done={report?.bytes ?? 0}
          total={file.size}
          words={`row ${countWords(report?.rows ?? 0)}`}
        />
      )}
      {result && (phase === 'checked' || isDone) && (
        <div ref={findings} tabIndex={-1} className="scroll-mb-20 outline-none">
          <Sheet
            title={isDone ? 'What was written' : 'What the check found'}
            purpose={isDone ? undefined : 'Nothing is written yet.'}
          >
            <Findings opened={opened} result={result} isDone={isDone} />
          </Sheet>
        </div>
      )}
      {phase === 'checked' && (
        <TextField
          label="Reason (optional)"
          description="Kept in the history beside each change."
          className="max-w-140"
          value={work.reason}
          onChange={work.setReason}
          maxLength={MOST_REASON}
        />
      )}
      <ImportActions work={work} />
    </>
  )
}
