import { Keyboard, LogOut, Monitor, Moon, Sun, UserRoundCog, UserRoundX } from 'lucide-react'
import { actFor } from '@/components/session/actingFor'
import { chooseTheme, type Theme } from '@/components/session/theme'
import { askToSignOut } from '@/components/sign-in/SignOutDialog'
import type { ActForState } from '../account/useActFor'
import type { PaletteItem } from './paletteItem'

interface Options {
  onThemeChange: (theme: Theme) => void
  acting: ActForState
  listShortcuts: () => void
}

const looks = [
  { theme: 'light', label: 'Use the light theme', icon: Sun },
  { theme: 'dark', label: 'Use the dark theme', icon: Moon },
  { theme: 'system', label: 'Use the theme of the device', icon: Monitor },
] as const

/** What can be done from anywhere, as lines of the palette. */
export function useActions({ onThemeChange, acting, listShortcuts }: Options): PaletteItem[] {
  const { mayAct, actedFor, setChoosing } = acting
  const actions: PaletteItem[] = looks.map(({ theme, label, icon }) => ({
    id: `theme ${theme}`,
    label,
    icon,
    run: () => {
      chooseTheme(theme)
      onThemeChange(theme)
    },
  }))
  if (mayAct) {
    actions.push({
      id: 'actFor',
      label: 'Act for another user',
      icon: UserRoundCog,
      run: () => setChoosing(true),
    })
  }
  if (actedFor) {
    actions.push({
      id: 'stopActing',
      label: `Stop acting for ${actedFor.display_name}`,
      icon: UserRoundX,
      run: () => actFor(null),
    })
  }
  return [
    ...actions,
    { id: 'shortcuts', label: 'List keyboard shortcuts', icon: Keyboard, run: listShortcuts },
    { id: 'signOut', label: 'Sign out', icon: LogOut, run: askToSignOut },
  ]
}
