import { faultWords } from '@/components/api/faultWords'
import { holderWords } from '@/components/api/lockedWords'
import { clockTime } from '@/components/time/timeWords'
import { sentence } from '@/lib/text/words'
import type { LockState, Loss } from './manager/state'

/** What a lock is called in sight of people. */

type Others = Extract<LockState, { status: 'other' }>

const holderName = ({ by, actor }: Others): string => holderWords(by, actor)

function othersWords(noun: string, state: Others): string {
  if (!state.isOnBehalf)
    return `${sentence(holderName(state))} is editing this ${noun} and holds it`
  const who = state.actor ? sentence(holderWords(state.actor)) : 'A system, or somebody else,'
  return `${who} holds this ${noun} on your behalf`
}

interface LockChipWords {
  readonly words: string
  /** When the lock runs out unless it is renewed. */
  readonly until?: string
  readonly tone: 'accent' | 'amber' | 'red' | 'neutral'
}

/**
 * The chip beside the title; null until it is known who holds the record, and for who takes no
 * locks while nobody does: that would say nothing of their own change, and be late for others'.
 */
export function lockChip(state: LockState, zone: string, mayLock: boolean): LockChipWords | null {
  switch (state.status) {
    case 'looking':
      return null
    case 'free':
      return mayLock ? { words: 'Free', tone: 'neutral' } : null
    case 'taking':
      return { words: 'Taking the lock', tone: 'neutral' }
    case 'held':
      return { words: 'Locked by you', until: clockTime(state.until, zone), tone: 'accent' }
    case 'elsewhere':
      return { words: 'Locked by you in another tab', tone: 'amber' }
    case 'other':
      return {
        words: state.isOnBehalf ? 'Locked on your behalf' : `Locked by ${holderName(state)}`,
        until: clockTime(state.until, zone),
        tone: 'amber',
      }
    case 'lost':
      return { words: 'Your lock has ended', tone: 'red' }
    case 'failed':
      return { words: 'Not locked', tone: 'red' }
  }
}

const LOST: Readonly<Record<Loss, (noun: string) => string>> = {
  expired: (noun) => `Your lock on this ${noun} has run out.`,
  ended: (noun) => `Your lock on this ${noun} was ended from elsewhere.`,
  takenOver: (noun) => `You took this ${noun} over in another tab.`,
}

/**
 * Why nothing can be written; null while it can.
 *
 * @param noun what the record is: `approval`
 * @param isPending whether something was typed here that is not saved
 */
export function lockNotice(
  noun: string,
  state: LockState,
  zone: string,
  isPending: boolean,
): string | null {
  switch (state.status) {
    case 'taking':
    case 'looking':
    case 'free':
    case 'held':
      return null
    case 'elsewhere':
      return `You have this ${noun} open for editing in another tab or browser, until ${clockTime(state.until, zone)}. Take it over to edit it here; the other one becomes read-only and keeps what is typed there.${isPending ? ' What you have typed here is kept too.' : ''}`
    case 'other':
      return `${othersWords(noun, state)} until ${clockTime(state.until, zone)}. ${isPending ? 'What you have typed is kept, and can be saved once it is free.' : 'It opens here by itself once it is free.'}`
    case 'lost':
      return `${LOST[state.why](noun)} What you have typed is kept, and nothing can be saved until you take the lock again.`
    case 'failed':
      return `The lock could not be taken: ${faultWords(state.problem)} What you have typed is kept, and nothing can be saved until it is taken.`
  }
}
