'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isComeBackTo } from '@/components/page/historyEntries'
import { useLetterKeys } from '@/components/page/letterKeys'
import { inTab } from '@/components/state/webStorage'
import { rowKeptAs } from '../query/way'
import { IN_EDITOR, partOf } from './useCells'
import { chooseOnTheWay, type ListTable, toggleRow } from './useListTable'

const rowOf = (element: EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>('[data-row]') : null

/**
 * The row that the keyboard is on. One row at a time takes the Tab key; j, k and the arrows move,
 * Space and x choose, Shift with a move chooses on the way. It is remembered for the way back from
 * a record; a list that is opened anew begins with its first.
 *
 * @param page where the list stands: those below two records are two lists
 */
export function useRows(
  page: string,
  order: readonly string[],
  region: RefObject<HTMLElement | null>,
  table: ListTable,
) {
  const [letters] = useLetterKeys()
  const storageKey = rowKeptAs(page)
  const [last, setLast] = useState<string | null>(null)
  const activeId = useMemo(
    () => (last !== null && order.includes(last) ? last : (order[0] ?? null)),
    [last, order],
  )
  const isBack = useRef(true)

  useEffect(() => setLast(isComeBackTo() ? inTab.text(storageKey) : null), [storageKey])
  useEffect(() => {
    if (!isBack.current || order.length === 0 || last === null) return
    isBack.current = false
    region.current?.querySelector(`[data-row="${CSS.escape(last)}"]`)?.scrollIntoView({
      block: 'nearest',
    })
  }, [last, order, region])

  const activate = useCallback(
    (id: string) => {
      isBack.current = false
      setLast(id)
      inTab.keepText(storageKey, id)
    },
    [storageKey],
  )

  const focusRow = useCallback(
    (id: string | null | undefined, part?: string) => {
      const row = id && region.current?.querySelector(`[data-row="${CSS.escape(id)}"]`)
      if (!row) return
      const cell = part
        ? row.querySelector<HTMLElement>(`[data-column="${CSS.escape(part)}"]`)
        : null
      // Only in lists that are edited a cell itself can have the focus.
      const target =
        cell?.querySelector<HTMLElement>(':scope > a, :scope > button') ??
        (cell?.hasAttribute('tabindex') ? cell : null) ??
        row.querySelector<HTMLElement>(part === 'box' ? 'input' : 'a')
      target?.focus({ preventScroll: true })
      row.scrollIntoView({ block: 'nearest' })
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    [region],
  )

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as Element
    const id = rowOf(target)?.dataset.row
    if (event.defaultPrevented || target.closest(IN_EDITOR)) return
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const part = partOf(target)
    const at = order.indexOf(id)
    const pressed = event.key.length === 1 && !letters && event.key !== ' ' ? '' : event.key
    const step = steps[pressed.length === 1 ? pressed.toLowerCase() : pressed]
    if (step !== undefined) {
      const next = order[Math.min(order.length - 1, Math.max(0, at + step))]
      if (event.shiftKey && next !== undefined && next !== id) {
        chooseOnTheWay(table.getRow(id), table.getRow(next))
      }
      focusRow(next, part)
    } else if (pressed.toLowerCase() === 'x' || (pressed === ' ' && !isPressed(target))) {
      toggleRow(table.getRow(id), event.shiftKey)
    } else return
    event.preventDefault()
  }

  function onFocus(event: FocusEvent) {
    const id = rowOf(event.target)?.dataset.row
    if (id !== undefined) activate(id)
  }

  return { activeId, focusRow, handlers: { onKeyDown, onFocus } }
}

/** Whether Space presses what has the focus: the box of a row, or a button in it. */
const isPressed = (target: Element): boolean => target.closest('button, input') !== null

const steps: Readonly<Record<string, number>> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}
