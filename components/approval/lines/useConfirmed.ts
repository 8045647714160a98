import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormModel } from '@/components/form/model/formContext'
import type { KeyedLine } from './keyed'
import { cellKey, type OddCell, oddFault, oddKeys } from './odd'

interface Options {
  readonly column: string
  readonly rows: readonly KeyedLine[]
  /** The rows of a text of the form. */
  readonly rowsIn: (text: string | null) => readonly KeyedLine[]
  /** True while the lines are those of the record: what it holds needs no word from anybody. */
  readonly isRecord: boolean
}

/**
 * Which cells without a figure may stay as they are: those that the record holds already, and those
 * that a person has confirmed. Any other stops the save.
 */
export function useConfirmed({ column, rows, rowsIn, isRecord }: Options) {
  const { guards, form } = useFormModel()
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const latest = useRef(confirmed)
  latest.current = confirmed

  const known = isRecord ? oddKeys(rows) : []
  if (known.some((key) => !confirmed.has(key))) setConfirmed(new Set([...confirmed, ...known]))

  useEffect(() => {
    guards.set(column, (value) =>
      oddFault(rowsIn(typeof value === 'string' ? value : null), latest.current),
    )
    return () => {
      guards.delete(column)
    }
  }, [column, guards, rowsIn])

  const confirm = useCallback(
    (key: number, cell: OddCell) => {
      latest.current = new Set([...latest.current, cellKey(key, cell)])
      setConfirmed(latest.current)
      void form.trigger(column)
    },
    [column, form],
  )
  return { confirmed, confirm }
}
