import { UserRoundCog, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { MenuItem } from '@/components/ui/overlay/Menu'
import { type ActingFor, actFor, useActingFor } from '@/lib/console/actingFor'
import { usePermission } from '@/lib/console/user'

/** Whether somebody may be acted for, who is, and whether one is being chosen. */
export interface ActForState {
  readonly mayAct: boolean
  readonly actedFor: ActingFor | null
  readonly isChoosing: boolean
  readonly setChoosing: (isChoosing: boolean) => void
}

export function useActFor(): ActForState {
  const [isChoosing, setChoosing] = useState(false)
  const mayAct = usePermission('Audit:UserIdOverride')
  return { mayAct, actedFor: useActingFor(), isChoosing, setChoosing }
}

/** The lines of the account menu: to start or change, and to stop. */
export function actForItems({ mayAct, actedFor, setChoosing }: ActForState) {
  return (
    <>
      {mayAct && (
        <MenuItem icon={<UserRoundCog />} onAction={() => setChoosing(true)}>
          Act for another user
        </MenuItem>
      )}
      {actedFor && (
        <MenuItem
          icon={<UserRoundX />}
          textValue={`Stop acting for ${actedFor.display_name}`}
          onAction={() => actFor(null)}
        >
          Stop acting for {actedFor.display_name}
        </MenuItem>
      )}
    </>
  )
}
