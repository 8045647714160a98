'use client'

import { LogIn } from 'lucide-react'
import { signIn } from 'next-auth/react'
import { useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import { PROVIDER_ID } from './provider'

interface Props {
  /** What people call the identity provider. */
  label: string
  /** A path of this site. */
  next: string
}

/** Leaves for the identity provider, which sends the person back signed in. */
export function ProviderButton({ label, next }: Props) {
  const [isLeaving, setLeaving] = useState(false)

  function leave() {
    setLeaving(true)
    signIn(PROVIDER_ID, { callbackUrl: next }).catch(() => setLeaving(false))
  }

  return (
    <Button icon={<LogIn />} isPending={isLeaving} onPress={leave} className="w-full">
      Continue with {label}
    </Button>
  )
}
