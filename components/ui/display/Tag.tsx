import type { ReactNode } from 'react'
import { cn } from '../cn'

export type TagTone = 'neutral' | 'accent' | 'green' | 'blue' | 'amber' | 'red'

const tones: Record<TagTone, string> = {
  neutral: 'bg-sunk text-ink-2',
  accent: 'bg-accent-wash text-accent',
  green: 'bg-green-wash text-green',
  blue: 'bg-blue-wash text-blue',
  amber: 'bg-amber-wash text-amber',
  red: 'bg-red-wash text-red',
}

interface Props {
  tone?: TagTone
  icon?: ReactNode
  children: ReactNode
}

/** A word in a tint. The word says it all: the tint only helps the eye. */
export function Tag({ tone = 'neutral', icon, children }: Props) {
  return (
    <span
      className={cn(
        'inline-flex h-5 items-center gap-1.5 whitespace-nowrap rounded-tag px-1.5 font-medium text-small [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
