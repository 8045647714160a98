'use client'

import { Keyboard } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Theme } from '@/components/session/theme'
import { MenuItem } from '@/components/ui/overlay/Menu'
import { ActForDialog } from '../account/ActForDialog'
import { actForItems, useActFor } from '../account/useActFor'
import { Palette } from '../palette/Palette'
import { RecordVisits } from '../palette/RecordVisits'
import { useActions } from '../palette/useActions'
import { RailDrawer } from '../rail/RailDrawer'
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog'
import { useShortcutsKey } from '../shortcuts/useShortcutsKey'
import { AccountMenu } from './AccountMenu'
import { Breadcrumbs } from './Breadcrumbs'
import { FindAnything } from './FindAnything'
import { TimeZonePicker } from './TimeZonePicker'

/** Where this is, the way to anything, and what holds on every page. */
export function TopBar({ theme }: { theme: Theme }) {
  const [chosenTheme, setChosenTheme] = useState(theme)
  const [isFinding, setFinding] = useState(false)
  const acting = useActFor()
  const [isListing, setListing] = useState(false)
  const listShortcuts = useCallback(() => setListing(true), [])
  useShortcutsKey(listShortcuts)
  const actions = useActions({ onThemeChange: setChosenTheme, acting, listShortcuts })
  return (
    // By its width in letters: what a window of so many px has room for hangs on their size.
    <div className="@container shrink-0">
      <header className="flex h-bar items-center gap-2.5 border-rule border-b bg-sheet px-4 @max-[16rem]:gap-0 @max-[16rem]:px-1 rail:px-5">
        <RailDrawer />
        <Breadcrumbs />
        <FindAnything onOpen={() => setFinding(true)} />
        <Palette isOpen={isFinding} onOpenChange={setFinding} actions={actions} />
        <div className="max-rail:hidden">
          <TimeZonePicker />
        </div>
        <AccountMenu theme={chosenTheme} onThemeChange={setChosenTheme}>
          {actForItems(acting)}
          <MenuItem icon={<Keyboard />} onAction={listShortcuts}>
            Keyboard shortcuts
          </MenuItem>
        </AccountMenu>
        <ActForDialog isOpen={acting.isChoosing} onOpenChange={acting.setChoosing} />
        <ShortcutsDialog isOpen={isListing} onOpenChange={setListing} />
        <RecordVisits />
      </header>
    </div>
  )
}
