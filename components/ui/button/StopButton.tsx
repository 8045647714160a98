'use client'

import { useState } from 'react'
import { Button, type ButtonProps } from './Button'

interface Props extends Pick<ButtonProps, 'autoFocus' | 'children'> {
  onPress: () => void
}

/**
 * Ends a work that is under way. What was sent is still answered first, so it says until then that it
 * was heard, and takes no second press. Give it another `key` where it asks anew.
 */
export function StopButton({ onPress, ...props }: Props) {
  const [isStopping, setStopping] = useState(false)
  return (
    <Button
      {...props}
      isPending={isStopping}
      onPress={() => {
        setStopping(true)
        onPress()
      }}
    />
  )
}
