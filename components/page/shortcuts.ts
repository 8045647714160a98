import { useEffect } from 'react'

/** One thing that keys do. */
export interface Shortcut {
  /** Keys pressed together, joined by a space; `Mod` is Ctrl, or Cmd on a Mac. Each does the same. */
  readonly keys: readonly string[]
  readonly does: string
}

/** Shortcuts that work in one place: `In a form`. */
export interface ShortcutGroup {
  readonly heading: string
  readonly shortcuts: readonly Shortcut[]
}

const groups = new Set<ShortcutGroup>()

/** Lists shortcuts for as long as what listens to them is on the page. Keep the group one object. */
export function useShortcutHelp(group: ShortcutGroup, isThere = true): void {
  useEffect(() => {
    if (!isThere) return
    groups.add(group)
    return () => {
      groups.delete(group)
    }
  }, [group, isThere])
}

/** What works on the open page, those of one heading together. */
export function shortcutsHere(listed: Iterable<ShortcutGroup> = groups): ShortcutGroup[] {
  const byHeading = new Map<string, Shortcut[]>()
  for (const { heading, shortcuts } of listed) {
    const known = byHeading.get(heading) ?? []
    const isNew = ({ does }: Shortcut) => !known.some((each) => each.does === does)
    byHeading.set(heading, [...known, ...shortcuts.filter(isNew)])
  }
  return [...byHeading].map(([heading, shortcuts]) => ({ heading, shortcuts }))
}

/** Whether keys are those of a single sign, which do nothing where such shortcuts are turned off. */
export const isSingleKey = (keys: string): boolean => /^(Shift )?[a-z/?]$/.test(keys)

/** The keys of a shortcut as this keyboard has them: `['Ctrl', 'S']`. */
export const keysOf = (keys: string, modifier: string): string[] =>
  keys.split(' ').map((key) => (key === 'Mod' ? modifier : key))
