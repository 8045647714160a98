import type { ShortcutGroup } from '@/components/page/shortcuts'

/** The keys of {@link cellIntent}, for the list of shortcuts. */
export const LINE_KEYS: ShortcutGroup = {
  heading: 'In the lines of an approval',
  shortcuts: [
    { keys: ['Enter'], does: 'Go to the cell below, or add a line' },
    { keys: ['Shift Enter'], does: 'Go to the cell above' },
    { keys: ['Mod Enter'], does: 'Add a line below' },
    { keys: ['Mod D'], does: 'Duplicate the line' },
    { keys: ['Mod Delete'], does: 'Delete the line' },
    { keys: ['Alt ↑', 'Alt ↓'], does: 'Move the line' },
    { keys: ['Mod Home', 'Mod End'], does: 'Go to the first or last line' },
    { keys: ['Shift F10'], does: 'Open the menu of the line' },
  ],
}

/** What a key asks for in a cell of the grid. */
export type CellIntent =
  /** To another cell, so many rows down and columns to the right. */
  | { readonly go: readonly [rows: number, columns: number] }
  /** To the cell below; below the last line a new one. */
  | 'next'
  | 'add'
  | 'duplicate'
  | 'remove'
  | 'up'
  | 'down'
  | 'menu'

export interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** The selection in the cell's text. */
export interface Caret {
  readonly start: number
  readonly end: number
  readonly length: number
}

const FAR = Number.POSITIVE_INFINITY

/**
 * A spreadsheet's keys. Arrows to the side leave a cell only from the edge of its text, or while
 * all of it is selected, as it is when one comes from another cell; Tab is the browser's own.
 */
export function cellIntent(pressed: PressedKey, caret: Caret): CellIntent | null {
  const { key, altKey, shiftKey } = pressed
  const command = pressed.ctrlKey || pressed.metaKey
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return 'menu'
  if (altKey && !command) {
    return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null
  }
  if (command) {
    if (key === 'Enter') return 'add'
    if (key === 'Delete') return 'remove'
    if (key.toLowerCase() === 'd' && !shiftKey) return 'duplicate'
    if (key === 'Home') return { go: [-FAR, 0] }
    if (key === 'End') return { go: [FAR, 0] }
    return null
  }
  if (key === 'Enter') return shiftKey ? { go: [-1, 0] } : 'next'
  return shiftKey ? null : arrow(key, caret)
}

function arrow(key: string, { start, end, length }: Caret): CellIntent | null {
  const isWhole = start === 0 && end === length
  switch (key) {
    case 'ArrowUp':
      return { go: [-1, 0] }
    case 'ArrowDown':
      return { go: [1, 0] }
    case 'ArrowLeft':
      return isWhole || (start === 0 && end === 0) ? { go: [0, -1] } : null
    case 'ArrowRight':
      return isWhole || (start === length && end === length) ? { go: [0, 1] } : null
    default:
      return null
  }
}
