'use client'

import dynamic from 'next/dynamic'
import { countAndShare, totalOf } from '../overview'
import { TallyLabel, type TallyProps } from './TallyTable'

/** The height of a row, in rem. */
const ROW = 2

/** The charting library comes only where a chart is drawn; its place is held meanwhile. */
const Bars = dynamic(() => import('./Bars'), { ssr: false })

/**
 * A bar for each value. The labels are links beside the drawing, so the keyboard reaches them and
 * a screen reader hears each with its count; the drawing itself says nothing more.
 */
export function TallyChart({ title, tally, hrefOf }: TallyProps & { title: string }) {
  const total = totalOf(tally)
  return (
    <figure aria-label={title} className="grid grid-cols-[auto_1fr] px-4 py-3">
      <ul className="pr-3">
        {tally.map(({ value, count }) => (
          <li key={value ?? ''} className="flex items-center" style={{ height: `${ROW}rem` }}>
            <TallyLabel value={value} figures={countAndShare(count, total)} hrefOf={hrefOf} />
          </li>
        ))}
      </ul>
      <div aria-hidden className="min-w-0" style={{ height: `${tally.length * ROW}rem` }}>
        <Bars tally={tally} />
      </div>
    </figure>
  )
}
