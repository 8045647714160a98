'use client'

import { Bar, BarChart, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { toneOfStatus } from '@/components/page/StatusTag'
import { textScale } from '@/components/ui/textScale'
import { type Count, countAndShare, totalOf } from '../overview'

interface Props {
  tally: readonly Count[]
}

/** The height of a bar, in px at the usual size of text. */
const BAR = 14

/** Between a bar and its figures, and the most that a character of those takes, in the same. */
const GAP = 8
const CHARACTER = 9

/** Bars of one length scale, each in its word's tint, with its count and share at the end. */
export default function Bars({ tally }: Props) {
  const scale = textScale()
  const total = totalOf(tally)
  const rows = tally.map(({ value, count }) => ({
    value: value ?? 'not set',
    count,
    figures: countAndShare(count, total),
  }))
  // The longest bar leaves room for its figures, however long they are: the others have more of it.
  const most = Math.max(0, ...rows.map(({ count }) => count))
  const longest = rows.find(({ count }) => count === most)?.figures.length ?? 0
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
            dataKey="figures"
            position="right"
            offset={GAP * scale}
            fill="var(--color-ink)"
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
