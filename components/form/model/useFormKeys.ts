import { useEffect } from 'react'
import { type ShortcutGroup, useShortcutHelp } from '@/components/page/shortcuts'
import { useSaveKey } from '@/components/ui/useSaveKey'

const IN_A_FORM: ShortcutGroup = {
  heading: 'In a form',
  shortcuts: [
    { keys: ['Mod S'], does: 'Save' },
    { keys: ['F1'], does: 'Open the help of the field' },
    { keys: ['Delete'], does: 'Empty a yes or no' },
  ],
}

/** Ctrl S (Cmd S) saves; F1 opens the help of the field one is in. */
export function useFormKeys({ onSave }: { onSave: (() => void) | undefined }): void {
  useSaveKey(onSave)
  useShortcutHelp(IN_A_FORM)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F1') return
      const row = (event.target as Element).closest('[data-field-row]')
      const help = row?.querySelector<HTMLElement>('[data-help]')
      if (!help) return
      event.preventDefault()
      help.click()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
