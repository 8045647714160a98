import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A value that reads otherwise than it is written. On focus the bare text takes the place of the
 * grouped one, and with it goes the browser's selection: all of it is selected again, so that
 * typing replaces the value, as it does in any other field that Tab leads to.
 */
export function useEditing(bare: string, readable: string) {
  const [isEditing, setEditing] = useState(false)
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isOtherwise = useRef(false)
  if (!isEditing) isOtherwise.current = bare !== readable

  useLayoutEffect(() => {
    if (isEditing && isOtherwise.current) input.current?.select()
  }, [isEditing])

  return {
    input,
    isEditing,
    value: isEditing ? bare : readable,
    start: () => setEditing(true),
    stop: () => setEditing(false),
  }
}
