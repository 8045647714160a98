'use client'

import { useState } from 'react'
import { SaveKeyButton } from '@/components/page/SaveKeyButton'
import { useSessionUser } from '@/components/session/user'
import { timeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { useNarrow } from '@/components/ui/useNarrow'
import type { Resource } from '@/lib/resources/resource'
import { wholeOf } from '@/lib/resources/wholes'
import { counted, listed, sentence, withinSentence } from '@/lib/text/words'
import { ownWhere, saversOf } from '../model/history'
import { type Choices, conflictsOf, theirsOf, undecidedOf, withChoice } from '../model/merge'
import { showMoment } from '../model/show'
import { same } from '../model/values'
import type { MergeQuestion } from '../saving/useMerge'
import { MergeCards, MergeTable } from './MergeRows'
import { type MergeWords, OWN_WORDS, WORDS } from './mergeWords'

interface Props {
  question: MergeQuestion
  resource: Resource
}

const WHILE = 'while you were editing'

const ORDER = ['both', 'theirs', 'mine', 'same'] as const

/**
 * Two people changed the same field: each value, what both started from, and which one to keep.
 * Nothing is chosen beforehand, and what either of them alone has changed stands below.
 */
export function MergeDialog({ question, resource }: Props) {
  const { merges, events, isSaving, isOutcomeUnknown, answer } = question
  const me = useSessionUser()?.user.user_id
  const { who, isOwn } = saversOf(events, changedByThem(question), me)
  const words = isOwn ? OWN_WORDS : WORDS
  const [choices, setChoices] = useState<Choices>({})
  const isNarrow = useNarrow()
  const undecided = undecidedOf(merges, choices).length
  const isBegun = undecided < conflictsOf(merges).length
  const save = () => answer(choices)
  const Rows = isNarrow ? MergeCards : MergeTable
  return (
    <Dialog
      name="merge"
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && answer(null)}
      title={`${sentence(who)} saved ${recordWords(resource)} ${isOwn ? ownWhere(isOutcomeUnknown) : WHILE}`}
      description={summary(question, words)}
      footnote={
        <span role="status">
          {undecided > 0
            ? `Choose ${words.theirs.toLowerCase()} or ${words.mine.toLowerCase()} for ${counted(undecided, isBegun ? 'more field' : 'field')}.`
            : 'Nothing is written until you save.'}
        </span>
      }
      actions={
        <>
          <Button onPress={() => answer(null)}>Back to the form</Button>
          <SaveKeyButton variant="primary" isDisabled={undecided > 0} onPress={save}>
            {isSaving ? 'Save the merged record' : 'Take into the form'}
          </SaveKeyButton>
        </>
      }
    >
      <Rows
        merges={ORDER.flatMap((side) => merges.filter(({ changedBy }) => changedBy === side))}
        words={words}
        choices={choices}
        onChoose={(field, side) => setChoices(withChoice(merges, choices, field, side))}
      />
    </Dialog>
  )
}

/** `this client`, `these packaging defaults`. */
const recordWords = ({ title, plural }: Resource): string =>
  `${title === plural ? 'these' : 'this'} ${withinSentence(title)}`

/** What others have changed: of a whole of which both changed parts there may be some that they did not. */
const changedByThem = ({ merges }: MergeQuestion) =>
  merges.filter(({ field, base, theirs }) => !same(field, base, theirs)).map(({ field }) => field)

function summary({ merges, events }: MergeQuestion, words: MergeWords): string {
  const both = conflictsOf(merges).length
  const mine = merges.filter(({ changedBy }) => changedBy === 'mine').length
  const theirs = theirsOf(merges).length
  const newest = events[0]
  const saved = newest ? `Saved ${showMoment(newest.at, timeZone())}. ` : ''
  const apart = [mine > 0 && `${mine} ${words.ofMine}`, theirs > 0 && `${theirs} ${words.ofTheirs}`]
    .filter(Boolean)
    .join(' and ')
  const kept = apart && ` Other changes merge by themselves: ${apart}.`
  const wholes = [...new Set(conflictsOf(merges).flatMap(({ field }) => wholeOf(field) ?? []))]
  const asOne = wholes.length > 0 ? ` The ${listed(wholes)} are kept of one side as a whole.` : ''
  return `${saved}${counted(both, 'field was', 'fields were')} changed ${words.byBoth}.${asOne}${kept}`
}
