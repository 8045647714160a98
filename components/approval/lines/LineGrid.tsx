'use client'

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react'
import { useShortcutHelp } from '@/components/page/shortcuts'
import { cn } from '@/components/ui/cn'
import { MAX_LINES } from '@/lib/derive/kinds/objects'
import type { KeyedLine } from './keyed'
import { cellIntent, LINE_KEYS } from './keys'
import { LineMenu, type OpenMenu } from './LineMenu'
import { LineRow } from './LineRow'
import { LineTotal } from './LineTotal'
import { LINE_COLUMNS, type Line } from './line'
import type { OddCell } from './odd'
import { isTable } from './paste'
import type { LineActions } from './useLineActions'
import type { ChangeLines } from './useLines'

interface Props {
  rows: readonly KeyedLine[]
  change: ChangeLines
  actions: LineActions
  grid: RefObject<HTMLTableElement | null>
  known: ReadonlySet<string>
  confirmed: ReadonlySet<string>
  onConfirm: (key: number, cell: OddCell) => void
  /** A cell was left. */
  onBlur: () => void
  isReadOnly: boolean
}

/** Whose menu was asked for, and where it opens. */
interface AskedMenu {
  /** Of the row. */
  readonly key: number
  readonly anchor: Element
}

const placeOf = (target: EventTarget): readonly [number, number] | null => {
  const cell = (target as HTMLElement).dataset?.cell
  const [row = 0, place = 0] = cell?.split(':').map(Number) ?? []
  return cell === undefined ? null : [row, place]
}

/** The lines as a table to type in, with a spreadsheet's keys and its paste. */
export function LineGrid(props: Props) {
  const { rows, change, actions, grid, known, confirmed, onConfirm, onBlur, isReadOnly } = props
  const [asked, setAsked] = useState<AskedMenu | null>(null)
  useShortcutHelp(LINE_KEYS, !isReadOnly)
  const onLine = useCallback(
    (row: number, line: Line) => change((lines) => lines.with(row, line)),
    [change],
  )
  const latest = useRef(rows)
  latest.current = rows
  const onMenu = useCallback((row: number, anchor: Element) => {
    setAsked({ key: latest.current[row]?.key ?? 0, anchor })
  }, [])
  // Its line may come to stand elsewhere, and go, as what somebody else has saved is merged.
  const row = rows.findIndex(({ key }) => key === asked?.key)
  if (asked && (row === -1 || isReadOnly)) setAsked(null)
  const menu: OpenMenu | null = asked && row !== -1 ? { row, anchor: asked.anchor } : null

  const keep = useCallback(
    (row: number, cell: OddCell) => {
      onConfirm(latest.current[row]?.key ?? 0, cell)
      actions.focus(row, LINE_COLUMNS.indexOf(cell.column))
    },
    [actions, onConfirm],
  )

  function onKeyDown(event: KeyboardEvent) {
    const at = placeOf(event.target)
    // An Enter or an arrow of an input method is about the characters that it composes.
    if (!at || event.nativeEvent.isComposing) return
    const input = event.target as HTMLInputElement
    const intent = cellIntent(event, {
      start: input.selectionStart ?? 0,
      end: input.selectionEnd ?? 0,
      length: input.value.length,
    })
    if (intent === null) return
    event.preventDefault()
    const [row, place] = at
    if (typeof intent === 'object') {
      const to = place + intent.go[1]
      if (to >= 0 && to < LINE_COLUMNS.length) actions.focus(row + intent.go[0], to)
    } else if (intent === 'next') {
      if (row === rows.length - 1) actions.add(rows.length)
      else actions.focus(row + 1, place)
    } else if (intent === 'add') actions.add(row + 1)
    else if (intent === 'duplicate') actions.duplicate(row)
    else if (intent === 'remove') actions.remove(row, place)
    else if (intent === 'menu') onMenu(row, input)
    else actions.move(row, intent === 'up' ? -1 : 1, place)
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    const at = placeOf(event.target)
    if (!at || !isTable(text)) return
    event.preventDefault()
    event.stopPropagation()
    actions.paste(...at, text)
  }

  return (
    <>
      <table
        ref={grid}
        aria-label="Maintenance lines"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={onBlur}
        className="w-full border-collapse text-left tight:block not-tight:[&_tbody_:is(button,input)]:scroll-mt-[calc(var(--head)+var(--form-head)+2.375rem)]"
      >
        <thead className="tight:sr-only not-tight:sticks top-[calc(var(--head)+var(--form-head))] z-1 bg-sheet not-tight:shadow-[inset_0_1px_var(--color-rule-strong),inset_0_-1px_var(--color-rule-strong)]">
          <tr className="h-8.5 border-rule-strong border-y text-ink-2 text-small">
            <th scope="col" className="w-16 px-4 font-medium">
              Line
            </th>
            {LINE_COLUMNS.map(({ member, label, isFigure }) => (
              <th
                key={member}
                scope="col"
                className={cn('px-3 font-medium', isFigure && 'w-36 text-right')}
              >
                {label}
              </th>
            ))}
            <th scope="col" className="w-10">
              <span className="sr-only">More</span>
            </th>
          </tr>
        </thead>
        <tbody className="tight:block">
          {rows.map(({ key, line }, row) => (
            <LineRow
              key={key}
              rowKey={key}
              {...{ line, row, isReadOnly, known, confirmed, onLine, onMenu }}
              onConfirm={keep}
            />
          ))}
        </tbody>
        <LineTotal rows={rows} />
      </table>
      <LineMenu
        open={menu}
        onClose={() => setAsked(null)}
        count={rows.length}
        isFull={rows.length >= MAX_LINES}
        actions={actions}
      />
    </>
  )
}
