'use client'

import { ShieldOff } from 'lucide-react'
import type { Particulars } from '@/components/record/particulars'
import { ResetFactorsDialog } from './ResetFactorsDialog'

/** What the pages of users have beyond what their definition says. */
export const userParticulars: Particulars = {
  deeds: [
    {
      label: 'Reset second factors',
      icon: <ShieldOff />,
      isPossible: ({ second_factors }) => Number(second_factors) > 0,
      Dialog: ResetFactorsDialog,
    },
  ],
}
