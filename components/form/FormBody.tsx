'use client'

import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import { cn } from '@/components/ui/cn'
import { FormMenu } from './bar/FormMenu'
import { HistoryLink } from './bar/HistoryLink'
import { Notices } from './bar/Notices'
import { SaveBar } from './bar/SaveBar'
import { SectionList } from './bar/SectionList'
import { Toolbar } from './bar/Toolbar'
import { useCurrentSection } from './bar/useCurrentSection'
import { useFieldFilter } from './bar/useFieldFilter'
import { FormDialogs } from './dialogs/FormDialogs'
import type { FormLook } from './look'
import { useFormModel, useTally } from './model/context'
import type { Loaded } from './model/transport'
import { useStickyHeights } from './model/useStickyHeights'
import { nameOf } from './model/values'
import { ReadOnlyNotice } from './notices/FormNotices'
import { WorkNotices } from './notices/WorkNotices'
import type { RecordFormProps } from './RecordForm'
import { HelpPopover } from './rows/HelpPopover'
import { Sheets } from './rows/Sheets'
import type { useDraft } from './saving/useDraft'
import { useFormWork } from './saving/useFormWork'
import type { useMerge } from './saving/useMerge'

type Handed =
  | 'transport'
  | 'scope'
  | 'readOnly'
  | 'onPending'
  | 'historyOf'
  | 'history'
  | 'menu'
  | 'shows'
  | 'onElsewhere'

interface Props extends Pick<RecordFormProps, Handed> {
  tag: RefObject<string | null>
  merging: ReturnType<typeof useMerge>
  draft: ReturnType<typeof useDraft>
  onLoaded: (loaded: Loaded) => void
  onShowAll: (show: (column: string) => void) => void
  look: FormLook
}

/** What is on the page: bars, notices, sheets and dialogs. The rows watch their own fields. */
export function FormBody(props: Props) {
  const { transport, tag, scope, readOnly, merging, draft, onLoaded, historyOf, onShowAll } = props
  const { look, shows, onElsewhere, history, onPending } = props
  const model = useFormModel()
  const { resource } = model
  const isReadOnly = Boolean(readOnly)
  const work = useFormWork({
    transport,
    tag,
    scope,
    isReadOnly,
    merging,
    draft,
    onLoaded,
    asksFirst: look.asksFirst,
  })
  const { saving, save } = work
  const filter = useFieldFilter(resource, model.tally, look.first, shows)
  const { current, go } = useCurrentSection(filter.sections)
  const toolbar = useRef<HTMLDivElement>(null)
  const heights = useStickyHeights(toolbar)

  useEffect(
    () =>
      onShowAll((column) => {
        filter.clear()
        const field = resource.leaves.find((each) => each.column === column)
        if (field && shows?.(field.section) === false) onElsewhere?.(nameOf(field))
      }),
    [onShowAll, filter.clear, resource, shows, onElsewhere],
  )

  const isPending = useTally().changed.size > 0
  useEffect(() => onPending?.(isPending), [isPending, onPending])

  const menu = (
    <>
      {history && <HistoryLink {...history} />}
      <FormMenu onShowRequest={work.showRequest} onDiscard={work.askToDiscard}>
        {props.menu}
      </FormMenu>
    </>
  )
  const notices = <WorkNotices work={work} draft={draft} />

  return (
    <div
      className="flex"
      style={{ '--head': `${heights.head}px`, '--form-head': `${heights.form}px` } as CSSProperties}
    >
      {!look.isPlain && <SectionList sections={filter.sections} current={current} onGo={go} />}
      <div
        className={cn(
          'min-h-[calc(100dvh-11rem)] min-w-0 max-w-304 flex-1 border-rule px-3 pb-3 rail:px-6 rail:pb-4',
          !look.isPlain && 'rail:border-l',
        )}
      >
        {look.isPlain ? (
          <Notices ref={toolbar}>
            {readOnly && <ReadOnlyNotice>{readOnly}</ReadOnlyNotice>}
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
            isReadOnly={isReadOnly}
            menu={menu}
            ref={toolbar}
          >
            {notices}
          </Toolbar>
        )}
        {readOnly && !look.isPlain && (
          <div className="mb-4">
            <ReadOnlyNotice>{readOnly}</ReadOnlyNotice>
          </div>
        )}
        <Sheets
          sections={filter.all}
          visible={filter.visible}
          isReadOnly={isReadOnly}
          onShowAll={filter.clear}
          own={look.sheets}
        />
        {!isReadOnly && (
          <SaveBar
            isSaving={saving.isSaving}
            onDiscard={() => work.setOpen('discard')}
            onReview={() => work.setOpen('review')}
            onSave={work.askToSave}
            onShowFaults={work.revealFirstFault}
          />
        )}
      </div>
      {look.actions && (
        <look.actions
          tools={{
            isReadOnly,
            isSaving: saving.isSaving,
            save,
            isAsked: work.open === 'asked',
            reason: work.reason,
            endAsking: () => work.setOpen(null),
            showRequest: work.showRequest,
            discard: work.askToDiscard,
          }}
        />
      )}
      <HelpPopover isReadOnly={isReadOnly} historyOf={historyOf} />
      <FormDialogs
        open={work.open}
        onOpen={work.setOpen}
        question={merging.question}
        guard={work.guard}
        reason={work.reason}
        onReason={work.setReason}
        onSave={work.askToSave}
        onDiscard={work.discard}
        review={look.review}
      />
    </div>
  )
}
