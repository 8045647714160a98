'use client'

import { CircleUserRound, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type Selection } from 'react-aria-components'
import { chooseTheme, type Theme, themes } from '@/components/session/theme'
import { initialsOf, useSessionUser } from '@/components/session/user'
import { askToSignOut } from '@/components/sign-in/SignOutDialog'
import {
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
} from '@/components/ui/overlay/Menu'
import { useAlive } from '@/components/ui/useAlive'

interface Props {
  theme: Theme
  onThemeChange: (theme: Theme) => void
  /** More lines above the way out, as `MenuItem`s. */
  children?: ReactNode
}

const themeLabels = { system: 'As the device', light: 'Light', dark: 'Dark' }
const themeIcons = { system: <Monitor />, light: <Sun />, dark: <Moon /> }

/** Who is signed in, what follows them everywhere, and the way out. */
export function AccountMenu({ theme, onThemeChange, children }: Props) {
  const account = useSessionUser()
  const isAlive = useAlive()
  const name = account?.user.display_name ?? ''

  function onSelection(keys: Selection) {
    const chosen = themes.find((each) => keys !== 'all' && keys.has(each))
    if (!chosen) return
    chooseTheme(chosen)
    onThemeChange(chosen)
  }

  return (
    <MenuTrigger>
      <Button
        isDisabled={!isAlive}
        aria-label={name ? `Account of ${name}, ${initialsOf(name)}` : 'Account'}
        className="flex size-7 shrink-0 cursor-default items-center justify-center rounded-full bg-accent-wash font-semibold text-[0.6875rem] text-accent max-rail:size-9"
      >
        {initialsOf(name)}
      </Button>
      <Menu placement="bottom end" aria-label="Account">
        <MenuSection
          title={account ? `${name} · ${account.role.name}` : undefined}
          aria-label="Account"
        >
          <MenuItem icon={<CircleUserRound />} href="/profile">
            Profile
          </MenuItem>
          {children}
          <MenuItem icon={<LogOut />} onAction={askToSignOut}>
            Sign out
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuSection
          title="Theme"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onSelectionChange={onSelection}
        >
          {themes.map((each) => (
            <MenuItem key={each} id={each} icon={themeIcons[each]}>
              {themeLabels[each]}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
