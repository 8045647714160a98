'use client'

import { useNames } from '@/components/names/useNames'
import { useTimeZone } from '@/components/time/timeZone'
import type { ListColumn } from '../columns/columns'
import { ChipFrame } from './ChipFrame'
import { FilterEditor } from './editor/FilterEditor'
import { type Names, testWords } from './filterWords'
import type { Test } from './tests'

interface Props {
  column: ListColumn
  test: Test
  fault: string | undefined
  /** Told null when it is taken away. */
  onChange: (test: Test | null) => void
}

const isOfIds = ({ name }: Test): boolean => name === 'is' || name === 'not'

/** A filter of a list that holds. */
export function FilterChip(props: Props) {
  return props.column.naming ? <NamedChip {...props} /> : <Chip {...props} />
}

/** One that lets through what names certain records: they are called by their names. */
function NamedChip(props: Props) {
  const { column, test } = props
  const names = useNames(column.naming, isOfIds(test) ? test.values : [])
  return <Chip {...props} names={names} />
}

function Chip({ column, test, fault, onChange, names }: Props & { names?: Names }) {
  const { words, isList } = testWords(column, test, useTimeZone() ?? 'UTC', names)
  return (
    <ChipFrame
      label={column.label}
      heading={column.heading}
      words={words}
      isSentence={!isList}
      fault={fault}
      onRemove={() => onChange(null)}
    >
      {(close) => (
        <FilterEditor
          {...{ column, test }}
          onApply={(next) => {
            close()
            onChange(next)
          }}
        />
      )}
    </ChipFrame>
  )
}
