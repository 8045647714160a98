'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { Pager } from '@/components/list/foot/Pager'
import { rangeWords } from '@/components/list/query/cursorStack'
import { Tag } from '@/components/ui/display/Tag'
import { Segmented } from '@/components/ui/field/Segmented'
import { countWords } from '@/lib/text/words'
import { PreviewTable } from './PreviewTable'
import { type BulkRow, type RowStatus, tally } from './rows'

/** Records on a page of the preview. */
const PAGE = 50

const SHOWN: Readonly<Record<string, readonly RowStatus[]>> = {
  all: ['waiting', 'unchanged', 'refused', 'held', 'unanswered', 'written'],
  changed: ['waiting', 'held', 'unanswered', 'written'],
  refused: ['refused'],
}
const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'changed', label: 'Changed' },
  { value: 'refused', label: 'Refused' },
]

interface Props {
  /** What each of them is: `client`. */
  noun: string
  rows: readonly BulkRow[]
  /** True once batches were sent: what still waits was not. */
  isDone: boolean
}

/** The counts of a preview, and its records page by page. */
export function Preview({ noun, rows, isDone }: Props) {
  const counts = useMemo(() => tally(rows), [rows])
  const left = useMemo(() => rows.filter((row) => row.left.length > 0).length, [rows])
  const [show, setShow] = useState(() =>
    counts.refused > 0 && counts.waiting === 0 ? 'refused' : 'all',
  )
  const region = useRef<HTMLElement>(null)
  // The button that asked for it is gone: reading goes on here.
  useEffect(() => {
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [page, setPage] = useState(1)
  const shown = useMemo(
    () => rows.filter(({ status }) => SHOWN[show]?.includes(status)),
    [rows, show],
  )
  const pages = Math.max(1, Math.ceil(shown.length / PAGE))
  const at = Math.min(page, pages)
  const first = (at - 1) * PAGE
  const visible = shown.slice(first, first + PAGE)
  return (
    <section ref={region} tabIndex={-1} aria-label="Preview" className="outline-none">
      <div className="flex flex-wrap items-center gap-2 py-3">
        <p role="status" className="flex flex-wrap gap-2">
          {counts.written > 0 && <Tag tone="green">{countWords(counts.written)} changed</Tag>}
          {isDone ? (
            counts.waiting > 0 && <Tag tone="amber">{countWords(counts.waiting)} not sent</Tag>
          ) : (
            <Tag tone="accent">{countWords(counts.waiting)} will change</Tag>
          )}
          <Tag>{countWords(counts.unchanged)} unchanged</Tag>
          {left > 0 && <Tag tone="amber">{countWords(left)} not set, left so</Tag>}
          {counts.held > 0 && <Tag tone="amber">{countWords(counts.held)} not written</Tag>}
          {counts.unanswered > 0 && (
            <Tag tone="amber">{countWords(counts.unanswered)} without an answer</Tag>
          )}
          <Tag tone={counts.refused > 0 ? 'red' : 'neutral'}>
            {countWords(counts.refused)} refused
          </Tag>
        </p>
        <Segmented
          aria-label="Show"
          className="ml-auto"
          options={OPTIONS}
          value={show}
          onChange={(next) => {
            setShow(next)
            setPage(1)
          }}
        />
      </div>
      {visible.length > 0 ? (
        <PreviewTable
          noun={noun}
          rows={visible}
          placeOf={(index) => first + index + 1}
          className="-mx-5 border-y"
        />
      ) : (
        <p className="border-rule border-y py-4 text-ink-3">No {noun} is among these.</p>
      )}
      {shown.length > PAGE && (
        <div className="flex justify-end pt-2">
          <Pager
            range={rangeWords(first, visible.length, shown.length, true)}
            hasPrevious={at > 1}
            hasNext={at < pages}
            onPrevious={() => setPage(at - 1)}
            onNext={() => setPage(at + 1)}
            onNearNext={() => undefined}
          />
        </div>
      )}
    </section>
  )
}
