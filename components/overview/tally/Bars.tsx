'use client'

import {
  Bar,
  BarChart,
  Cell,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { toneOfStatus } from '@/components/page/StatusTag'
import { textScale } from '@/components/ui/textScale'
import { countWords } from '@/lib/text/words'
import { type Count, shareOf, totalOf } from '../overview'

interface Props {
  tally: readonly Count[]
}

/** The height of a bar, in px at the usual size of text. */
const BAR = 14

/** Between a bar and its count, and the most that a character of that takes, in the same. */
const GAP = 8
const CHARACTER = 9

/** Bars of one length scale, each in its word's tint, with its count at the end. */
export default function Bars({ tally }: Props) {
  const scale = textScale()
  const total = totalOf(tally)
  // The longest bar leaves room for its count, however long that is.
  const longest = Math.max(0, ...tally.map(({ count }) => countWords(count).length))
  const rows = tally.map(({ value, count }) => ({ value: value ?? 'not set', count }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={rows}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: (GAP + longest * CHARACTER) * scale, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis type="category" dataKey="value" hide />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-paper)' }}
          content={({ active, payload }) => {
            const row = payload?.[0]?.payload as (typeof rows)[number] | undefined
            if (!active || !row) return null
            return (
              <p className="rounded-control bg-ink px-2 py-1 text-paper text-small">
                {row.value}: {countWords(row.count)}, {shareOf(row.count, total)}
              </p>
            )
          }}
        />
        <Bar
          dataKey="count"
          barSize={BAR * scale}
          radius={2}
          minPointSize={2}
          isAnimationActive={false}
          background={{ fill: 'transparent' }}
        >
          {rows.map(({ value }) => (
            <Cell key={value} fill={colourOf(value)} />
          ))}
          <LabelList
            dataKey="count"
            position="right"
            offset={GAP * scale}
            fill="var(--color-ink)"
            formatter={(count) => countWords(Number(count))}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

/** A tint is made for text: as a surface it is set back a little, still at 3:1. */
function colourOf(value: string): string {
  const tone = toneOfStatus(value)
  if (tone === 'neutral') return 'var(--color-rule-strong)'
  return `color-mix(in oklch, var(--color-${tone}) 78%, var(--color-sheet))`
}
