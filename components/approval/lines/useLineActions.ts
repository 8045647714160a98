import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { tellRefusal } from '@/components/ui/feedback/tell'
import { useTellUndo } from '@/components/ui/feedback/useTellUndo'
import { MAX_LINES } from '@/lib/derive/kinds/objects'
import { counted } from '@/lib/text/words'
import { duplicated, inserted, moved, pastedInto, removed } from './edit'
import type { KeyedLine } from './keyed'
import { isBlank, type Line } from './line'
import { foreignColumns, pasteFault, readPasted } from './paste'
import type { ChangeLines } from './useLines'

/** What can be done with lines besides typing; each leaves the focus where one goes on. */
export interface LineActions {
  focus(row: number, place: number): void
  add(at: number): void
  duplicate(row: number): void
  move(row: number, by: number, place?: number): void
  remove(row: number, place?: number): void
  paste(row: number, place: number, text: string): void
}

interface Options {
  readonly rows: readonly KeyedLine[]
  readonly change: ChangeLines
  readonly grid: RefObject<HTMLElement | null>
  /** Rows were pasted: what is odd about them is to be said at once. */
  readonly onPasted: () => void
}

/** The actions on the lines of a grid. They stay the same object between renders. */
export function useLineActions({ rows, change, grid, onPasted }: Options): LineActions {
  const tellUndo = useTellUndo()
  const wanted = useRef<string | null>(null)
  const count = useRef(rows.length)
  count.current = rows.length
  const pasted = useRef(onPasted)
  pasted.current = onPasted

  const focus = useCallback(
    (row: number, place: number) => {
      const most = count.current - 1
      const at = Math.max(0, Math.min(most, row))
      const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${at}:${place}"]`)
      cell?.focus()
      cell?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    },
    [grid],
  )
  // Once the rows stand where they belong, the focus may follow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the rows that were asked for
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const [row = 0, place = 0] = wanted.current.split(':').map(Number)
    wanted.current = null
    focus(row, place)
  }, [rows, focus])

  return useMemo((): LineActions => {
    const then = (
      row: number,
      place: number,
      work: (lines: readonly Line[]) => readonly Line[],
    ) => {
      wanted.current = `${row}:${place}`
      change(work)
    }
    const isFull = () => {
      if (count.current < MAX_LINES) return false
      tellRefusal(`An approval takes at most ${MAX_LINES} lines.`)
      return true
    }
    return {
      focus,
      add: (at) => isFull() || then(at, 0, (lines) => inserted(lines, at)),
      duplicate: (row) => isFull() || then(row + 1, 0, (lines) => duplicated(lines, row)),
      move: (row, by, place = 0) =>
        then(Math.max(0, Math.min(count.current - 1, row + by)), place, (lines) =>
          moved(lines, row, by),
        ),
      remove(row, place = 0) {
        let gone: Line | undefined
        then(Math.max(0, Math.min(count.current - 2, row)), place, (lines) => {
          gone = lines[row]
          return removed(lines, row)
        })
        if (!gone || isBlank(gone)) return
        const line = gone
        tellUndo(`Deleted line ${row + 1}`, () =>
          then(row, place, (lines) => inserted(lines, Math.min(row, lines.length), line)),
        )
      },
      paste(row, place, text) {
        const read = readPasted(text)
        const fault = pasteFault(read, place)
        if (fault) return tellRefusal(fault)
        const foreign = foreignColumns(read)
        let before: readonly Line[] = []
        let after: readonly Line[] = []
        let told = ''
        then(row, place, (lines) => {
          const result = pastedInto(lines, row, place, read)
          before = lines
          after = result.lines
          told = `Pasted ${counted(result.filled, 'line')}`
          if (result.hadTotal) told += ', without what they come to'
          if (foreign.length > 0) {
            told += `, without ${foreign.length > 1 ? 'the columns' : 'the column'} “${foreign.join('”, “')}”`
          }
          if (result.odd)
            told += `; “${result.odd}” is a line too, as it is not what the others come to`
          if (result.leftOut > 0) {
            told += `; ${counted(result.leftOut, 'row')} left out, as an approval takes at most ${MAX_LINES} lines`
          }
          return result.lines
        })
        pasted.current()
        tellUndo(told, () =>
          change((lines) => {
            const isAsPasted =
              lines.length === after.length && lines.every((each, at) => each === after[at])
            if (!isAsPasted) tellRefusal('The lines have changed since: undo them one by one.')
            return isAsPasted ? before : lines
          }),
        )
      },
    }
  }, [change, focus, tellUndo])
}
