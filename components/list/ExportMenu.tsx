import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuTrigger } from '@/components/ui/overlay/Menu'
import type { ListConfig } from './listConfig'

/** Starts an export; `isForReimport` for a file that is to be edited and imported again. */
export type StartExport = (isForReimport: boolean) => void

interface Props {
  config: ListConfig
  onExport: StartExport
  /** The button; it gets `onPress` where there is nothing to choose. */
  children: (onPress: (() => void) | undefined) => ReactNode
}

/** What a file is exported for, where files of the list can also come back. */
export function ExportMenu({ config, onExport, children }: Props) {
  if (!config.isImportable) return children(() => onExport(false))
  return (
    <MenuTrigger>
      {children(undefined)}
      <Menu
        aria-label="Export as CSV"
        placement="bottom end"
        onAction={(id) => onExport(id === 'return')}
      >
        <MenuItem id="read" trailing="to read">
          What is shown
        </MenuItem>
        <MenuItem id="return" trailing="with id and version" textValue="To edit and import again">
          To edit and import again
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
