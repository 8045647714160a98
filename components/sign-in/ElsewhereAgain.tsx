'use client'

import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { isSignedIn } from '@/components/api/session'
import { Button } from '@/components/ui/button/Button'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { Name } from '@/components/ui/display/Name'
import { Banner } from '@/components/ui/feedback/Banner'

interface Props {
  /** Who has to sign in. */
  readonly name: string
  readonly onSignedIn: () => void
}

/** Signs in again whom an identity provider knows: in another tab, as leaving would lose this page. */
export function ElsewhereAgain({ name, onSignedIn }: Props) {
  const [isMissing, setMissing] = useState(false)
  const [isAsked, setAsked] = useState(false)

  async function goOn() {
    setMissing(false)
    setAsked(true)
    const isThere = await isSignedIn()
    setAsked(false)
    if (isThere) onSignedIn()
    else setMissing(true)
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2">Sign in again in a new tab, then come back and continue.</p>
      {isMissing && (
        <Banner tone="red" role="alert">
          <Name>{name}</Name> is not signed in to this browser yet.
        </Banner>
      )}
      <Link href="/sign-in" target="_blank" className={buttonClass('secondary', 'w-full')}>
        <ExternalLink aria-hidden className="size-4" />
        Sign in in a new tab
      </Link>
      <Button variant="primary" isPending={isAsked} onPress={goOn} className="w-full">
        Continue
      </Button>
    </div>
  )
}
