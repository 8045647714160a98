'use client'

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { cn } from '@/components/ui/cn'
import { useHeightAs } from '@/components/ui/useHeightAs'
import { nounOf } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { FormMenu, HistoryLink } from './bar/FormMenu'
import { SaveBar } from './bar/SaveBar'
import { SectionList } from './bar/SectionList'
import { Notices, Toolbar } from './bar/Toolbar'
import { useCurrentSection } from './bar/useCurrentSection'
import { useFieldFilter } from './bar/useFieldFilter'
import { FormDialogs } from './dialogs/FormDialogs'
import type { FormLook } from './look'
import { FormContext, useTally } from './model/formContext'
import { type ControlComponent, useResourceForm } from './model/formModel'
import { revealField } from './model/revealField'
import type { Loaded, RecordTransport } from './model/transport'
import { useFieldsInPalette } from './model/useFieldsInPalette'
import { type FormValues, fieldName, formOf } from './model/values'
import { FaultSummary } from './notices/FaultSummary'
import { DraftNotice, ReadOnlyNotice, RemoteNotice, RemovalNotice } from './notices/FormNotices'
import { HelpPopover } from './rows/HelpPopover'
import { type DrawnSheets, Sheets } from './rows/Sheets'
import { type FormWork, useFormWork } from './saving/useFormWork'

interface Props {
  resource: Resource
  /** The record as it was loaded. Read once: the form follows its own saves after that. */
  loaded: Loaded
  /** How to load and save; keep it the same object between renders. */
  transport: RecordTransport
  /** Address of the pages of this record, within which leaving needs no question. */
  scope: string
  /** Whose draft it is. */
  userId: string
  /** Why nothing can be written, when nothing can. What is typed already stays as it is. */
  readOnly?: ReactNode
  /** The record became this: by a save, by a merge, or by taking over what another person saved. */
  onLoaded?: (loaded: Loaded) => void
  /** The form begins to hold a change that is not saved, or ceases to. */
  onPending?: ((isPending: boolean) => void) | undefined
  /** Starts a new record from what the form holds, by column, as where this one was deleted. */
  onCopy?: ((values: FormValues) => unknown) | undefined
  /** Address of the history of one field. */
  historyOf?: ((name: string) => string) | undefined
  /** The whole history, where no tab of the page leads to it. */
  history?: { readonly href: string; readonly label: string } | undefined
  /** What else can be done with the record: lines of the form's menu, each with an icon. */
  menu?: ReactNode
  /** API name of a field to bring into sight when the form opens. */
  focusOn?: string | undefined
  /** Controls in place of the usual ones, by API name: `{maintenance_lines: LineGrid}`. */
  controls?: Readonly<Record<string, ControlComponent>>
  /** How this form differs from others. */
  look?: FormLook | undefined
  /** Leaves the other sections out of this page, by key; they stay open behind it. */
  shows?: ((section: string) => boolean) | undefined
  /** A field of a section that is left out is to be seen; without an answer it stays so. */
  onElsewhere?: (name: string) => void
}

const nothing = () => undefined
const plain: FormLook = {}

/**
 * The form of any resource: sections as ruled sheets, one control for each kind of field, a save
 * of what changed and nothing else. Everything about its fields comes from the resource; the page
 * gives it a loaded record, a transport and what to do when the record has become another.
 * Give it a `key` of the record's path, so that another record opens another form. The rows watch
 * their own fields: a key typed in one of them draws no other anew.
 */
export function RecordForm(props: Props) {
  const { resource, loaded, transport, scope, userId, readOnly, onLoaded = nothing } = props
  const { historyOf, history, focusOn, controls, look = plain, shows, onElsewhere } = props
  const { onPending, onCopy } = props
  const isReadOnly = Boolean(readOnly)

  const showAll = useRef<(column: string) => void>(nothing)
  const reveal = useCallback(
    (column: string) => revealField(resource, column, () => showAll.current(column)),
    [resource],
  )
  const opening = () => formOf(resource, loaded.record)
  const id = String(loaded.record[resource.id.name])
  const model = useResourceForm({ resource, id, opening, controls, reveal })
  const { asksFirst, doneWords } = look
  const task = { model, loaded, transport, scope, userId, isReadOnly, onLoaded }
  const work = useFormWork({ ...task, asksFirst, doneWords })
  const filter = useFieldFilter(resource, model.tally, look.first, shows)
  const sheets = useRef<DrawnSheets>(null)
  const complete = useCallback(() => sheets.current?.complete(), [])
  const { current, go } = useCurrentSection(filter.sections, complete)
  const bar = useRef<HTMLDivElement>(null)
  useHeightAs('--form-head', bar)
  useFieldsInPalette(resource, reveal)

  useLayoutEffect(() => {
    showAll.current = (column) => {
      complete()
      filter.clear()
      const field = resource.leaves.find((each) => each.column === column)
      if (field && shows?.(field.section) === false) onElsewhere?.(fieldName(field))
    }
  }, [complete, filter.clear, resource, shows, onElsewhere])
  useEffect(() => {
    const field = resource.leaves.find((each) => fieldName(each) === focusOn)
    if (field) reveal(field.column)
  }, [focusOn, resource, reveal])

  const menu = (
    <>
      {history && <HistoryLink {...history} />}
      <FormMenu onShowRequest={work.showRequest} onDiscard={work.askToDiscard}>
        {props.menu}
      </FormMenu>
    </>
  )
  const notices = (
    <WorkNotices
      work={work}
      noun={nounOf(resource).one}
      onCopy={onCopy && (() => onCopy(model.form.getValues()))}
    />
  )
  const notice = readOnly && <ReadOnlyNotice>{readOnly}</ReadOnlyNotice>
  return (
    <FormContext value={model}>
      <div className="flex flex-1">
        {!look.isPlain && <SectionList sections={filter.sections} current={current} onGo={go} />}
        <div
          className={cn(
            'flex min-w-0 max-w-304 flex-1 flex-col border-rule px-3 pb-3 rail:px-6 rail:pb-4',
            !look.isPlain && 'rail:border-l',
          )}
        >
          {look.isPlain ? (
            <Notices ref={bar}>
              {notice}
              {notices}
            </Notices>
          ) : (
            <Toolbar
              sections={filter.sections}
              current={current}
              onGo={go}
              query={filter.query}
              onQuery={filter.setQuery}
              filter={filter.part}
              onFilter={filter.setPart}
              matching={filter.matching}
              isReadOnly={isReadOnly}
              menu={menu}
              ref={bar}
            >
              {notices}
            </Toolbar>
          )}
          {!look.isPlain && notice && <div className="max-rail:pt-3 rail:mb-4">{notice}</div>}
          <Sheets
            ref={sheets}
            sections={filter.all}
            visible={filter.visible}
            isReadOnly={isReadOnly}
            isWhole={focusOn !== undefined}
            onShowAll={filter.clear}
            own={look.sheets}
          />
          {!isReadOnly && (
            <SaveBar
              isSaving={work.saving.isSaving}
              onDiscard={() => work.setOpen('discard')}
              onReview={() => work.setOpen('review')}
              onSave={work.askToSave}
              onShowFaults={work.revealFirstFault}
            />
          )}
        </div>
        {look.actions && (
          <look.actions tools={{ ...toolsOf(work, isReadOnly), menu: props.menu }} />
        )}
        <HelpPopover isReadOnly={isReadOnly} historyOf={historyOf} />
        <FormDialogs work={work} review={look.review} />
        {onPending && <Pending onChange={onPending} />}
      </div>
    </FormContext>
  )
}

/** Tells whether the form holds a change that is not saved, without drawing the form anew. */
function Pending({ onChange }: { onChange: (isPending: boolean) => void }) {
  const isPending = useTally().changed.size > 0
  useEffect(() => onChange(isPending), [isPending, onChange])
  return null
}

interface WorkNoticesProps {
  work: FormWork
  noun: string
  onCopy: (() => void) | undefined
}

/** What came of the last save, what was typed before, and what somebody else has done. */
function WorkNotices({ work, noun, onCopy }: WorkNoticesProps) {
  const { saving, draft, remote, removal, askToSave, take } = work
  return (
    <>
      {removal && <RemovalNotice removal={removal} noun={noun} onCopy={onCopy} />}
      {saving.problem && (
        <FaultSummary problem={saving.problem} onRetry={askToSave} onDismiss={saving.dismiss} />
      )}
      {draft.offer && (
        <DraftNotice offer={draft.offer} onRestore={draft.restore} onDrop={draft.drop} />
      )}
      {remote && !removal && (
        <RemoteNotice
          remote={remote}
          isSaving={saving.isSaving}
          isOutcomeUnknown={saving.isOutcomeUnknown}
          onTake={take}
        />
      )}
    </>
  )
}

const toolsOf = (work: FormWork, isReadOnly: boolean) => ({
  isReadOnly,
  isSaving: work.saving.isSaving,
  save: work.save,
  isAsked: work.open === 'asked',
  reason: work.reason,
  met: work.met,
  endAsking: work.endAsking,
  showRequest: work.showRequest,
  discard: work.askToDiscard,
})
