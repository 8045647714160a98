import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type TextInput = HTMLInputElement | HTMLTextAreaElement

/**
 * Has a field know what was typed, or filled in by the browser, before the page came to life: that
 * stands in its input alone, where it would be emptied by the next drawing, or stay in sight without
 * ever being saved. It is told as a stroke of a key is, once those around the field listen to it.
 *
 * @returns the ref of the field's outermost element
 */
export function useTypedBefore<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null)
  const typed = useRef<string>(undefined)
  useLayoutEffect(() => {
    const input = inputIn(root.current)
    if (input && input.value !== input.defaultValue) typed.current = input.value
  }, [])
  useEffect(() => {
    const input = inputIn(root.current)
    if (input && typed.current !== undefined) tell(input, typed.current)
    typed.current = undefined
  }, [])
  return root
}

const inputIn = (root: HTMLElement | null) => root?.querySelector<TextInput>('input, textarea')

/** React tells of no text that it found in the input: so of the one that was drawn, and then of it. */
function tell(input: TextInput, typed: string): void {
  const prototype = Object.getPrototypeOf(input)
  for (const text of [input.defaultValue, typed]) {
    // Past the property by which React knows what it has set.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
