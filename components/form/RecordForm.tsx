'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Resource } from '@/lib/resources/resource'
import { FormBody } from './FormBody'
import type { FormLook } from './look'
import { type ControlComponent, FormContext } from './model/context'
import { revealField } from './model/revealField'
import type { Loaded, RecordTransport } from './model/transport'
import { useFieldsInPalette } from './model/useFieldsInPalette'
import { useFormModelState } from './model/useFormModelState'
import { nameOf } from './model/values'
import { useDraft } from './saving/useDraft'
import { useMerge } from './saving/useMerge'

export interface RecordFormProps {
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
  /** Address of the history of one field. */
  historyOf?: (name: string) => string
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
 * Give it a `key` of the record's path, so that another record opens another form.
 */
export function RecordForm({
  resource,
  loaded,
  transport,
  scope,
  userId,
  readOnly,
  onLoaded = nothing,
  onPending,
  historyOf,
  history,
  menu,
  focusOn,
  controls,
  look,
  shows,
  onElsewhere,
}: RecordFormProps) {
  const tag = useRef(loaded.etag)
  const showAll = useRef<(column: string) => void>(nothing)
  const [reveal] = useState(
    () => (column: string) => revealField(resource, column, () => showAll.current(column)),
  )
  const model = useFormModelState({ resource, record: loaded.record, controls, reveal })
  const merging = useMerge({ model, transport, tag, onLoaded })
  const draft = useDraft({
    model,
    userId,
    path: transport.path,
    tag,
    isReadOnly: Boolean(readOnly),
  })
  useEffect(() => {
    const field = resource.leaves.find((each) => nameOf(each) === focusOn)
    if (field) reveal(field.column)
  }, [focusOn, resource, reveal])
  useFieldsInPalette(resource, reveal)
  const onShowAll = useCallback((show: (column: string) => void) => {
    showAll.current = show
  }, [])

  return (
    <FormContext value={model}>
      <FormBody
        transport={transport}
        tag={tag}
        scope={scope}
        readOnly={readOnly}
        merging={merging}
        draft={draft}
        onLoaded={onLoaded}
        onPending={onPending}
        historyOf={historyOf}
        history={history}
        menu={menu}
        onShowAll={onShowAll}
        look={look ?? plain}
        shows={shows}
        onElsewhere={onElsewhere}
      />
    </FormContext>
  )
}
