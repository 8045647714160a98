'use client'

import { ToggleButton } from 'react-aria-components'
import { useTally } from '../model/formContext'
import type { TallyPart } from '../model/tally'
import { type ChipTone, chipClass } from './chipClass'

interface Props {
  chosen: TallyPart | null
  onChoose: (part: TallyPart | null) => void
  isReadOnly: boolean
}

const CHIPS: readonly { part: TallyPart; label: string; tone: ChipTone }[] = [
  { part: 'changed', label: 'Changed', tone: 'accent' },
  { part: 'faulty', label: 'Faulty', tone: 'red' },
  { part: 'notDefault', label: 'Not default', tone: 'plain' },
  { part: 'empty', label: 'Empty', tone: 'plain' },
]

/** Shows only what differs in one way; pressing the chip again shows all. */
export function FilterChips({ chosen, onChoose, isReadOnly }: Props) {
  const tally = useTally()
  const chips = isReadOnly ? CHIPS.slice(2) : CHIPS
  return chips.map(({ part, label, tone }) => {
    const count = tally[part].size
    return (
      <ToggleButton
        key={part}
        isSelected={chosen === part}
        isDisabled={count === 0 && chosen !== part}
        onChange={(isOn) => onChoose(isOn ? part : null)}
        className={chipClass(count > 0 ? tone : 'plain')}
      >
        {label} {count}
      </ToggleButton>
    )
  })
}
