import { UserRoundCog, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { type ActingFor, actFor, MAY_ACT, useActingFor } from '@/components/session/actingFor'
import { usePermission } from '@/components/session/user'
import { MenuItem } from '@/components/ui/overlay/Menu'

/** Whether somebody may be acted for, who is, and whether one is being chosen. */
export interface ActForState {
  readonly mayAct: boolean
  readonly actedFor: ActingFor | null
  readonly isChoosing: boolean
  readonly setChoosing: (isChoosing: boolean) => void
}

/** For whom one acts, and whether one may for anybody. */
export function useActFor(): ActForState {
  const [isChoosing, setChoosing] = useState(false)
  const mayAct = usePermission(MAY_ACT)
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
