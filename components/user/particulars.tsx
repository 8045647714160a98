'use client'

import { ShieldOff, Unlink } from 'lucide-react'
import type { Particulars } from '@/components/record/particulars'
import { ownAccountLook } from './ownAccount'
import { ResetFactorsDialog } from './ResetFactorsDialog'
import { UnlinkIdentityDialog } from './UnlinkIdentityDialog'
import { UserFacts } from './UserFacts'

/** What the pages of users have beyond what their definition says. */
export const userParticulars: Particulars = {
  list: { searchWords: 'Name, user name or id', columns: { role_name: { heading: 'Role' } } },
  Facts: UserFacts,
  look: ownAccountLook,
  deeds: [
    {
      label: 'Reset second factors',
      icon: <ShieldOff />,
      isPossible: ({ second_factors }) => Number(second_factors) > 0,
      Dialog: ResetFactorsDialog,
    },
    {
      label: 'Unlink identity provider',
      icon: <Unlink />,
      isPossible: ({ identity_provider }) => typeof identity_provider === 'string',
      Dialog: UnlinkIdentityDialog,
    },
  ],
}
