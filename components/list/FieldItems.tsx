import { tradeWords } from '@/components/form/model/glossary'
import { MenuItem, MenuSection } from '@/components/ui/overlay/Menu'
import { matchesAll } from '@/lib/text/matchesAll'
import type { ListColumn } from './columns/columns'

interface Options {
  columns: readonly ListColumn[]
  /** Ids that come first, under no section of the form: what the list itself shows. */
  first?: readonly string[]
  /** Marks those that are in use. */
  chosen?: Readonly<Record<string, unknown>>
}

/**
 * The lines of a menu of fields, in the sections of the form. A menu finds them by label, API name
 * and words of the trade. It is a function and not a component, as a menu must see its sections.
 */
export function FieldItems({ columns, first = [], chosen = {} }: Options) {
  const groups = new Map<string, ListColumn[]>()
  for (const column of columns) {
    const title = first.includes(column.id) ? 'In this list' : column.group
    groups.set(title, [...(groups.get(title) ?? []), column])
  }
  const titles = [...groups.keys()].toSorted(
    (a, b) => Number(b === 'In this list') - Number(a === 'In this list'),
  )
  return titles.map((title) => (
    <MenuSection key={title} id={title} title={title}>
      {groups.get(title)?.map((column) => (
        <MenuItem
          key={column.id}
          id={column.id}
          textValue={`${column.label} ${column.id} ${tradeWords(column.label, ...column.path)}`}
          trailing={column.id in chosen ? 'in use' : undefined}
        >
          {column.label}
        </MenuItem>
      ))}
    </MenuSection>
  ))
}

/** Whether every word that was typed is somewhere in a line: `fbt report` finds FBT reporting. */
export const matchesWords = (text: string, typed: string): boolean => matchesAll(typed, text)
