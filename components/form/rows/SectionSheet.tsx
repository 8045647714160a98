'use client'

import { memo, useMemo } from 'react'
import { cn } from '@/components/ui/cn'
import type { Field } from '@/lib/resources/resource'
import { fieldName } from '../model/values'
import { FieldRow } from './FieldRow'
import { isWide } from './width'

export interface SheetSection {
  readonly key: string
  readonly title: string
  readonly purpose: string
  /** Leaves: a group gives way to its members. */
  readonly fields: readonly Field[]
}

/** Where a row stands: `alone` has no neighbour, as what follows takes or begins a row, or nothing does. */
type Place = 'left' | 'right' | 'alone' | 'wide'

const ROW_HEIGHT = 39
const HEADING_HEIGHT = 44

interface Props {
  section: SheetSection
  /** Columns to show; null shows all. */
  visible: ReadonlySet<string> | null
  isReadOnly: boolean
  /** False while its rows are still to come: it keeps their place. */
  isDrawn?: boolean
}

/**
 * A section as a sheet of ruled rows. While it is out of sight the browser need not lay it out,
 * which is what keeps typing quick with every field of a client on the page.
 */
export const SectionSheet = memo(function SectionSheet({
  section,
  visible,
  isReadOnly,
  isDrawn = true,
}: Props) {
  const places = useMemo(() => placesOf(section.fields, visible), [section, visible])
  const rows = [...places.values()].filter((place) => place !== 'right').length
  const headingId = `heading-${section.key}`
  const drawn = isDrawn ? section.fields : []
  const height = HEADING_HEIGHT + rows * ROW_HEIGHT
  return (
    <section
      id={section.key}
      aria-labelledby={headingId}
      hidden={places.size === 0}
      data-section={section.key}
      className="overflow-clip rounded-sheet border border-rule bg-sheet [content-visibility:auto] print:[content-visibility:visible]"
      style={{
        containIntrinsicSize: `auto ${height}px`,
        ...(!isDrawn && { minHeight: height }),
      }}
    >
      <header className="flex min-h-11 flex-wrap items-baseline gap-x-2.5 px-4 py-3">
        <h2 id={headingId} className="font-semibold text-section">
          {section.title}
        </h2>
        <p className="text-ink-2 max-sm:hidden">{section.purpose}</p>
      </header>
      <div className="grid grid-cols-1 paired:grid-cols-2">
        {drawn.map((field) => {
          const place = places.get(field.column)
          return (
            <div
              key={field.column}
              hidden={!place}
              data-field-row={fieldName(field)}
              className={cn(
                'border-rule border-t',
                place === 'right' && 'paired:border-l',
                (place === 'wide' || place === 'alone') && 'paired:col-span-2',
                place === 'alone' && 'paired:*:w-1/2',
              )}
            >
              <FieldRow field={field} isReadOnly={isReadOnly} />
            </div>
          )
        })}
      </div>
    </section>
  )
})

/** Lays the visible fields out in two columns; the ones that are left out have no place. */
function placesOf(
  fields: readonly Field[],
  visible: ReadonlySet<string> | null,
): Map<string, Place> {
  const shown = fields.filter(({ column }) => !visible || visible.has(column))
  const places = new Map<string, Place>()
  /** Whether it stands in a row that another has begun. */
  const goesOn = (field: Field | undefined): boolean =>
    field !== undefined && !isWide(field) && !field.startsRow
  let isRight = false
  for (const [index, field] of shown.entries()) {
    const next = shown[index + 1]
    if (isWide(field)) {
      places.set(field.column, 'wide')
      isRight = false
    } else if (isRight) {
      places.set(field.column, 'right')
      isRight = false
    } else {
      const hasNeighbour = goesOn(next)
      places.set(field.column, hasNeighbour ? 'left' : 'alone')
      isRight = hasNeighbour
    }
  }
  return places
}
