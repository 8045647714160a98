'use client'

import { Button } from '@/components/ui/button/Button'
import { Banner } from '@/components/ui/feedback/Banner'

interface Props {
  /** What changed: `user`, `role`. */
  what: string
  onLoad: () => void
}

/** Somebody else saved first: what they wrote has to be seen before it is written over. */
export function StaleNotice({ what, onLoad }: Props) {
  return (
    <Banner tone="amber" role="alert" action={<Button onPress={onLoad}>Load it anew</Button>}>
      Somebody changed this {what} while you did. Nothing of yours is saved yet.
    </Banner>
  )
}
