import { useCallback, useEffect, useRef, useState } from 'react'
import { readEntries } from '@/components/form/model/entries'
import { useFormModel } from '@/components/form/model/formContext'
import { type HeldLines, type KeyedLine, keyed, rowsOf, textOf } from './keyed'
import type { Line } from './line'

/** Changes the lines; what it returns takes their place. */
export type ChangeLines = (change: (lines: readonly Line[]) => readonly Line[]) => void

/** With more lines, the form hears of them once the hands rest: reading all of them takes a while. */
const MANY = 40
const PAUSE = 200

/**
 * The lines of the form's text, as rows. The rows are what is typed into; the form gets their text,
 * and a text that comes from elsewhere (Undo, a merge, a save) becomes the rows.
 */
export function useLines(value: string | null, onChange: (text: string) => void) {
  const [held, setHeld] = useState(
    (): HeldLines => ({ text: value, rows: keyed(readEntries(value) ?? []) }),
  )
  const { unheard } = useFormModel()
  const latest = useRef({ held, onChange })
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  latest.current.onChange = onChange

  if (value !== held.text && waiting.current === undefined) {
    const next = { text: value, rows: rowsOf(value, held) }
    latest.current.held = next
    setHeld(next)
  }

  const flush = useCallback(() => {
    if (waiting.current === undefined) return
    clearTimeout(waiting.current)
    waiting.current = undefined
    const text = textOf(latest.current.held.rows)
    latest.current.held = { ...latest.current.held, text }
    setHeld(latest.current.held)
    latest.current.onChange(text)
  }, [])

  const change = useCallback<ChangeLines>(
    (update) => {
      const before = latest.current.held
      const lines = update(before.rows.map(({ line }) => line))
      latest.current.held = { ...before, rows: keyed(lines, before.rows) }
      setHeld(latest.current.held)
      clearTimeout(waiting.current)
      waiting.current = setTimeout(flush, PAUSE)
      if (lines.length <= MANY || lines.length !== before.rows.length) flush()
    },
    [flush],
  )

  // A save by its keys must not come before what was typed just now, nor what others have saved.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) flush()
    }
    unheard.add(flush)
    document.addEventListener('pointerdown', flush, true)
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('pagehide', flush)
    return () => {
      unheard.delete(flush)
      document.removeEventListener('pointerdown', flush, true)
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush, unheard])

  /** The rows of a text of the form, also of one that is not drawn yet. */
  const rowsIn = useCallback(
    (text: string | null): readonly KeyedLine[] => rowsOf(text, latest.current.held),
    [],
  )
  /** False while rows were typed into that the form has not heard of. */
  const isSettled = waiting.current === undefined
  return { rows: held.rows, change, rowsIn, isSettled }
}
