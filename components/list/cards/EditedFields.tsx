import { Cell } from '../Cell'
import { cellText, cellValue, type ListRow } from '../columns/cellText'
import type { ListColumn } from '../columns/columns'
import type { ListConfig } from '../listConfig'
import { OpenedCell } from '../OpenedCell'
import type { Cells } from '../state/useCells'
import { Offset } from './Offset'

interface Props {
  config: ListConfig
  row: ListRow
  name: string
  open: ReadonlySet<string> | undefined
  cells: Cells
  zone: string
  today: string
}

/** The fields of a card that can be changed in it, one below the other; a tap opens one. */
export function EditedFields({ config, row, name, open, cells, zone, today }: Props) {
  const id = String(row[config.id])
  const columns = [...(config.editing?.columns ?? [])].flatMap(
    (each) => config.columns.get(each) ?? [],
  )
  const shown = (column: ListColumn) => {
    const value = cellValue(column, row)
    return cellText(column, value) === '' ? (
      <span className="text-ink-3">Not set</span>
    ) : (
      <>
        <Cell {...{ column, value, zone, today }} />
        <Offset {...{ column, value, zone }} />
      </>
    )
  }
  return (
    <div className="w-full pb-2 pl-11">
      {columns.map((column) => {
        const isOpen = open?.has(column.id) === true
        return (
          <div key={column.id} data-column={column.id} className="border-rule border-t py-1">
            {isOpen ? (
              <>
                <p aria-hidden className="text-ink-2">
                  {column.label}
                </p>
                <OpenedCell {...{ config, column, row, name, cells }} />
              </>
            ) : (
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 text-left"
                disabled={!config.editing?.mayBegin}
                onClick={() => cells.begin(id, column.id)}
              >
                <span className="w-2/5 shrink-0 text-ink-2">{column.label}</span>
                <span className="min-w-0 wrap-anywhere">{shown(column)}</span>
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}
