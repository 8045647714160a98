'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { createStore, type Store } from '@/components/state/store'
import type { ListRow } from '../columns/cellText'
import type { CellDirection, CellDraft, OpenCell } from '../editing'
import type { ListConfig } from '../listConfig'
import type { ListPage } from './listPage'

/** Ids of the open columns by row; a row whose cells stay as they are keeps its set. */
export type OpenCells = ReadonlyMap<string, ReadonlySet<string>>

/** Marks what is typed in: keys there belong to it, and not to the table around it. */
export const IN_EDITOR = '[data-editor]'

interface Options {
  readonly config: ListConfig
  /** Ids of the rows, and of the columns, as they stand. */
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  readonly queryKey: readonly unknown[]
  /** True while the rows are of another page than the one asked for: none opens. */
  readonly isStale: boolean
  readonly focusRow: (id: string, part: string) => void
  readonly region: RefObject<HTMLElement | null>
}

/** What rows and cards need to know of cells that are being written in. */
export interface Cells {
  begin(row: string, column: string): void
  /** What an editor does with the cell that it stands in. */
  cell(row: string, column: string): OpenCell
  /** What is typed and not saved: by cell, or `new` for the row of a new record. */
  readonly unsaved: Store<ReadonlySet<string>>
  note(place: string, isUnsaved: boolean): void
}

/**
 * The cells of a list that are open for writing. Several may be: one whose save is on its way, one
 * that was refused, and one in which the typing goes on. What is typed outlasts the page it is on.
 */
export function useCells(options: Options) {
  const { config, rows, columns, queryKey, isStale, focusRow, region } = options
  const queries = useQueryClient()
  const [open, setOpen] = useState<OpenCells>(new Map())
  const fresh = useRef<string | null>(null)
  const [drafts] = useState(() => new Map<string, CellDraft>())
  // By a row and one of its versions: the version that a save made of that one. Other rows may have
  // versions of the same name.
  const [made] = useState(() => new Map<string, string>())
  const [saves] = useState(() => new Map<string, Promise<boolean>>())
  // What is open by now, drawn so or not: of what has closed nothing is kept.
  const [begun] = useState(() => new Set<string>())
  const [unsaved] = useState(() => createStore<ReadonlySet<string>>(new Set()))
  const place = useRef({ rows, columns, queryKey, isStale, focusRow })
  place.current = { rows, columns, queryKey, isStale, focusRow }
  const { editing } = config

  const cells = useMemo((): Cells => {
    const isEdited = (column: string | undefined): column is string =>
      column !== undefined && editing?.columns.has(column) === true

    function begin(row: string, column: string) {
      if (place.current.isStale) return
      if (!editing?.mayBegin && !begun.has(keyOf(row, column))) {
        place.current.focusRow(row, column)
        return
      }
      fresh.current = keyOf(row, column)
      begun.add(keyOf(row, column))
      const cell = `[data-row="${CSS.escape(row)}"] [data-column="${CSS.escape(column)}"]`
      const editor = region.current?.querySelector<HTMLElement>(`${cell} ${IN_EDITOR}`)
      if (editor) focusControl(editor)
      else place.current.focusRow(row, column)
      setOpen((now) => new Map(now).set(row, new Set(now.get(row)).add(column)))
    }
    function note(place: string, isUnsaved: boolean) {
      if (unsaved.get().has(place) === isUnsaved) return
      const others = [...unsaved.get()].filter((each) => each !== place)
      unsaved.set(new Set(isUnsaved ? [...others, place] : others))
    }
    function close(row: string, column: string) {
      begun.delete(keyOf(row, column))
      drafts.delete(keyOf(row, column))
      note(keyOf(row, column), false)
      setOpen((now) => {
        const left = [...(now.get(row) ?? [])].filter((each) => each !== column)
        const next = new Map(now)
        if (left.length > 0) next.set(row, new Set(left))
        else next.delete(row)
        return next
      })
    }
    /** The cell to which a way leads; undefined past the last and before the first. */
    function reached(
      row: string,
      column: string,
      way: CellDirection,
    ): readonly [string, string] | undefined {
      const { rows, columns } = place.current
      const at = rows.indexOf(row)
      if (way === 'down') {
        const below = rows[at + 1]
        return below === undefined ? undefined : [below, column]
      }
      const edited = columns.filter(isEdited)
      const to = at * edited.length + edited.indexOf(column) + (way === 'next' ? 1 : -1)
      const nextRow = rows[Math.floor(to / edited.length)]
      const nextColumn = edited[to % edited.length]
      return nextRow !== undefined && nextColumn !== undefined ? [nextRow, nextColumn] : undefined
    }
    return {
      begin,
      unsaved,
      note,
      cell: (row, column) => ({
        get draft() {
          return drafts.get(keyOf(row, column))
        },
        isFresh: fresh.current === keyOf(row, column),
        keep(draft) {
          if (begun.has(keyOf(row, column))) drafts.set(keyOf(row, column), draft)
        },
        note: (isUnsaved) => note(keyOf(row, column), isUnsaved),
        hold(fault) {
          const draft = drafts.get(keyOf(row, column))
          if (!draft) return
          drafts.set(keyOf(row, column), { ...draft, fault })
          note(keyOf(row, column), true)
        },
        go(way) {
          const to = way === 'stay' ? undefined : reached(row, column, way)
          if (to) begin(...to)
          else place.current.focusRow(row, column)
        },
        close: () => close(row, column),
        send(save) {
          const sending = save().finally(() => saves.delete(keyOf(row, column)))
          saves.set(keyOf(row, column), sending)
          return sending
        },
        get sending() {
          return saves.get(keyOf(row, column))
        },
        versionAfter(etag) {
          const after = (each: string) => made.get(keyOf(row, each))
          let newest = etag
          for (let next = after(newest); next; next = after(newest)) newest = next
          return newest
        },
        show(record, savedOver) {
          const etag = String(record._etag)
          // A save that made no other version leads to none.
          if (savedOver && savedOver !== etag) made.set(keyOf(row, savedOver), etag)
          const isOfRow = (each: ListRow) => String(each[config.id]) === row
          queries.setQueryData<ListPage>(
            place.current.queryKey,
            (page) =>
              page && {
                ...page,
                rows: page.rows.map((each) => (isOfRow(each) ? { ...each, ...record } : each)),
              },
          )
        },
      }),
    }
  }, [begun, config, editing, drafts, made, queries, region, saves, unsaved])

  // Once the role may change nothing any more, only what is written stays open.
  const isClosed = editing !== undefined && !editing.mayBegin
  useEffect(() => {
    if (!isClosed) return
    for (const key of begun) {
      if (unsaved.get().has(key) || saves.has(key)) continue
      cells.cell(...placeOf(key)).close()
    }
  }, [begun, cells, isClosed, saves, unsaved])

  /** Left and right go from cell to cell of a row; Enter and F2 open one. */
  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as Element
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
    if (!editing || row === undefined || target.closest(IN_EDITOR)) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const parts = ['box', ...columns]
    const part = partOf(target) ?? config.primary
    const isOpened = event.key === 'F2' || (event.key === 'Enter' && !target.closest('a, button'))
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const to = parts[parts.indexOf(part) + (event.key === 'ArrowLeft' ? -1 : 1)]
      if (to !== undefined) focusRow(row, to)
    } else if (isOpened && editing.mayBegin && editing.columns.has(part)) cells.begin(row, part)
    else return
    event.preventDefault()
  }

  /** Whether something is typed in a row that is not saved, or on its way: it must not go unseen. */
  const isHeld = (row: string): boolean =>
    [...unsaved.get(), ...saves.keys()].some((each) => each.startsWith(keyOf(row, '')))

  return { open, cells, onKeyDown, isHeld }
}

/** The control of an editor takes the focus, and typing replaces what it holds. */
export function focusControl(editor: HTMLElement): void {
  const control = editor.querySelector<HTMLElement>(
    'input[type=radio]:checked, input, textarea, button',
  )
  control?.focus()
  const isText = control instanceof HTMLInputElement && control.type !== 'radio'
  if (isText || control instanceof HTMLTextAreaElement) control.select()
}

const keyOf = (row: string, part: string) => `${row}\n${part}`
const placeOf = (key: string) => key.split('\n') as [row: string, part: string]

/** Which part of its row has the focus: `box`, or the id of a column. */
export function partOf(target: Element): string | undefined {
  if (target instanceof HTMLInputElement) return 'box'
  return target.closest<HTMLElement>('[data-column]')?.dataset.column
}
