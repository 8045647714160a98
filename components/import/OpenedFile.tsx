'use client'

import { useEffect, useRef } from 'react'
import { isMerged, MERGE_WORDS } from '@/components/form/model/changes'
import { ReasonField } from '@/components/form/ReasonField'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import { Banner } from '@/components/ui/feedback/Banner'
import { Progress } from '@/components/ui/feedback/Progress'
import { countWords, listed } from '@/lib/text/words'
import { ColumnTable } from './ColumnTable'
import { EmptyCells } from './EmptyCells'
import { Findings } from './Findings'
import { ImportActions } from './ImportActions'
import { columnTitle, mappingFaults, undecidedIn } from './mapping'
import { columnsOf } from './rows'
import type { Import, ImportPhase, Opened } from './useImport'

const SEPARATORS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
}

/** A file that could be read: its columns, its check and its change. */
export function OpenedFile({ work, opened }: { work: Import; opened: Opened }) {
  const { phase, mapping, report, result, problem } = work
  const { file, shape } = opened
  const isBusy = phase === 'checking' || phase === 'applying'
  const isDone = phase === 'done'
  const reached = `row ${countWords(report?.rows ?? 0)}`
  const columns = useRef<HTMLElement>(null)
  const findings = useRef<HTMLElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const before = useRef<ImportPhase>(null)
  useEffect(() => {
    const from = before.current
    before.current = phase
    if (phase === 'checking' || phase === 'applying') return
    // A column that is matched otherwise after the check is where one goes on.
    if (phase === 'map' && from === 'checked') return
    // The button that asked for it is gone: reading goes on here.
    const { current } = phase === 'map' ? columns : findings
    current?.focus({ preventScroll: true })
    if (phase !== 'map') current?.scrollIntoView({ block: 'nearest' })
  }, [phase])
  return (
    <>
      <Sheet
        ref={columns}
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
          targets={work.targets}
          shape={shape}
          mapping={mapping}
          isDisabled={isBusy || isDone}
          onChange={work.setMapping}
        />
        {columnsOf(work.targets, mapping)
          .filter(({ field }) => isMerged(field))
          .map(({ field }) => (
            <p key={field.column} className="border-rule border-t px-4 py-2 text-ink-2">
              <span className="font-medium">{field.label}</span> {MERGE_WORDS}
            </p>
          ))}
        <EmptyCells value={work.empty} isDisabled={isBusy || isDone} onChange={work.setEmpty} />
      </Sheet>
      {mappingFaults(work.targets, mapping).map(({ message }) => (
        <Banner key={message} tone="amber">
          {message}
        </Banner>
      ))}
      <Undecided work={work} opened={opened} onIgnored={() => actions.current?.focus()} />
      {problem && <ProblemBanner title="This batch did not get through" fault={problem} />}
      {isBusy && (
        <Progress
          label={phase === 'applying' ? 'Importing' : 'Checking'}
          {...(phase === 'applying' && result
            ? // A file is read ahead of what is written of it.
              {
                ...{ done: report?.rows ?? 0, total: result.report.rows },
                words: `${reached} of ${countWords(result.report.rows)}`,
              }
            : { done: report?.bytes ?? 0, total: file.size, words: reached })}
        />
      )}
      {result && (phase === 'checked' || isDone) && (
        <Sheet
          ref={findings}
          title={isDone ? 'What was written' : 'What the check found'}
          purpose={isDone ? undefined : 'Nothing is written yet.'}
        >
          <Findings work={work} opened={opened} result={result} />
        </Sheet>
      )}
      {phase === 'checked' && (
        <ReasonField
          autoFocus={false}
          beside="each change"
          value={work.reason}
          onChange={work.setReason}
        />
      )}
      <ImportActions work={work} ref={actions} />
    </>
  )
}

interface UndecidedProps {
  work: Import
  opened: Opened
  /** Told as the notice goes away, with the button that was pressed in it. */
  onIgnored: () => void
}

/** Columns that are no field by their names: what is in them is not left out unsaid. */
function Undecided({ work, opened, onIgnored }: UndecidedProps) {
  const { mapping, noun, setMapping } = work
  const columns = undecidedIn(mapping)
  if (columns.length === 0) return null
  const names = listed(columns.map((index) => columnTitle(opened.shape.head, index)))
  const ignoring = mapping.map((name) => (name === undefined ? null : name))
  return (
    <Banner
      tone="amber"
      action={
        <Button
          onPress={() => {
            setMapping(ignoring)
            onIgnored()
          }}
        >
          {columns.length > 1 ? `Ignore these ${columns.length}` : 'Ignore it'}
        </Button>
      }
    >
      {columns.length > 1
        ? `${names} are matched to no fields of ${noun.many}. Choose above what they become, or ignore them.`
        : `${names} is matched to no field of ${noun.many}. Choose above what it becomes, or ignore it.`}
    </Banner>
  )
}
