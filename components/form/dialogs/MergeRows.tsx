'use client'

import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Tag } from '@/components/ui/display/Tag'
import { Segmented } from '@/components/ui/field/Segmented'
import type { Field } from '@/lib/resources/resource'
import type { Choices, FieldMerge } from '../model/merge'
import { useWords } from '../useWords'
import type { MergeWords } from './mergeWords'
import { Value } from './Value'

type Side = 'mine' | 'theirs'

interface Props {
  /** In the order they are read. */
  merges: readonly FieldMerge[]
  choices: Choices
  onChoose: (field: Field, side: Side) => void
  words: MergeWords
}

/** The values share what is left of the width, so that the choice stays in view beside any of them. */
const WIDTHS: Readonly<Record<string, string>> = { Field: 'w-1/5', Keep: 'w-44' }

/** The fields as rows: what both started from, each side's value, and which one is kept. */
export function MergeTable({ merges, choices, onChoose, words }: Props) {
  const headings = ['Field', 'Before both', words.theirs, words.mine, 'Keep']
  return (
    <div className="-mx-5 -mb-5 border-rule border-t">
      <table aria-label="Fields" className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr className="border-rule-strong border-b text-ink-2 text-small">
            {headings.map((heading) => (
              <th
                key={heading}
                className={cn('h-8 px-3 font-medium first:pl-5 last:pr-5', WIDTHS[heading])}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {merges.map((merge) => {
            const { field, base, mine, theirs } = merge
            const choice = choices[field.column]
            return (
              <tr
                key={field.column}
                className={cn(
                  'border-rule align-top not-last:border-b',
                  isConflict(merge) && 'bg-amber-wash',
                )}
              >
                <th scope="row" className="px-3 py-2 pl-5 font-medium wrap-break-word">
                  {field.label}
                </th>
                <td className="px-3 py-2 text-ink-2">
                  <Value field={field} value={base} beside={[mine, theirs]} isHeld />
                </td>
                <td className="px-3 py-2">
                  <SideValue merge={merge} side="theirs" choice={choice} />
                </td>
                <td className="px-3 py-2">
                  <SideValue merge={merge} side="mine" choice={choice} />
                </td>
                <td className="px-3 py-1.5 pr-5">
                  <Keep {...{ merge, choice, onChoose, words }} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The same on a narrow screen: one field below the other. */
export function MergeCards({ merges, choices, onChoose, words }: Props) {
  return (
    <ul aria-label="Fields" className="-mx-5 -mb-5 border-rule border-t">
      {merges.map((merge) => {
        const { field, base, mine, theirs } = merge
        const choice = choices[field.column]
        return (
          <li
            key={field.column}
            className={cn(
              'flex flex-col gap-2 border-rule px-5 py-3 not-last:border-b',
              isConflict(merge) && 'bg-amber-wash',
            )}
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-medium">{field.label}</h3>
              <Keep {...{ merge, choice, onChoose, words }} />
            </div>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
              <Line term="Before both">
                <Value field={field} value={base} beside={[mine, theirs]} isHeld />
              </Line>
              <Line term={words.theirs}>
                <SideValue merge={merge} side="theirs" choice={choice} />
              </Line>
              <Line term={words.mine}>
                <SideValue merge={merge} side="mine" choice={choice} />
              </Line>
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2 text-small/5">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

const isConflict = ({ changedBy }: FieldMerge): boolean => changedBy === 'both'

interface SideProps {
  merge: FieldMerge
  side: Side
  choice: Side | undefined
}

/** What one side has; once the other is chosen, it is seen to be given up. */
function SideValue({ merge, side, choice }: SideProps) {
  const { field, base, changedBy } = merge
  const isUntouched = changedBy === (side === 'mine' ? 'theirs' : 'mine')
  if (isUntouched) return <span className="text-ink-3">unchanged</span>
  const isGivenUp = choice !== undefined && choice !== side
  const other = merge[side === 'mine' ? 'theirs' : 'mine']
  return (
    <span
      className={cn(choice === side && 'font-semibold', isGivenUp && 'text-ink-3 line-through')}
    >
      <Value field={field} value={merge[side]} beside={[base, other]} />
    </span>
  )
}

interface KeepProps {
  merge: FieldMerge
  choice: Side | undefined
  onChoose: Props['onChoose']
  words: MergeWords
}

/** The choice where both have changed it, and otherwise what is kept without one. */
function Keep({ merge, choice, onChoose, words: sides }: KeepProps) {
  const { field, mine, theirs, changedBy } = merge
  const words = useWords(field, [mine, theirs])
  if (changedBy !== 'both') {
    const kept = changedBy === 'same' ? 'both agree' : sides[changedBy].toLowerCase()
    return <Tag tone={changedBy === 'mine' ? 'accent' : 'neutral'}>{kept}</Tag>
  }
  return (
    <Segmented
      aria-label={`Keep of ${field.label}`}
      isRequired
      options={[
        { value: 'theirs', label: sides.theirs, name: `${sides.theirs}: ${words(theirs, [mine])}` },
        { value: 'mine', label: sides.mine, name: `${sides.mine}: ${words(mine, [theirs])}` },
      ]}
      value={choice ?? null}
      onChange={(side) => onChoose(field, side === 'theirs' ? 'theirs' : 'mine')}
    />
  )
}
