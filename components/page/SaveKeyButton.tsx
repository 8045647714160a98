'use client'

import { useId } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button/Button'
import { Kbd } from '@/components/ui/display/Kbd'
import { useSaveKey } from '@/components/ui/useSaveKey'
import { useModifierKey } from './useModifierKey'

interface Props extends Omit<ButtonProps, 'onPress' | 'trailing'> {
  onPress: () => void
}

/** The main button of a dialog: Ctrl S (Cmd S) presses it from wherever in the dialog, as it says. */
export function SaveKeyButton({ children, ...props }: Props) {
  const modifier = useModifierKey()
  const keysId = useId()
  const { isDisabled, isPending, onPress } = props
  useSaveKey(isDisabled || isPending ? undefined : onPress, { inDialog: true })
  return (
    <Button
      {...props}
      aria-describedby={keysId}
      trailing={
        // They describe the button: its name is its words alone.
        <span id={keysId} aria-hidden className="contents max-sm:hidden">
          <Kbd>{modifier} S</Kbd>
        </span>
      }
    >
      {children}
    </Button>
  )
}
