import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useAlive } from '../useAlive'

type Entry = HTMLInputElement | HTMLTextAreaElement

/**
 * Has a field know what was typed, chosen, or filled in by the browser before the page came to life.
 * That stands in its inputs alone: a text would be emptied by the next drawing, or stay in sight
 * without ever being saved, and a box or side that is ticked already does not answer to a click. It
 * is told as if it were entered now, once those around the field listen to it. A field that the
 * browser draws has nothing of the kind: what differs in its inputs from what was drawn, as line
 * breaks do, nobody has entered.
 *
 * @returns the ref of the field's outermost element
 */
export function useEnteredBefore<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null)
  const entered = useRef<readonly (() => void)[]>([])
  const isOfServer = useRef(!useAlive())
  useLayoutEffect(() => {
    if (!isOfServer.current) return
    const inputs = root.current?.querySelectorAll<Entry>('input, textarea') ?? []
    entered.current = [...inputs].flatMap((input) => whatToTell(input) ?? [])
  }, [])
  useEffect(() => {
    for (const tell of entered.current) tell()
    entered.current = []
  }, [])
  return root
}

/**
 * How what was entered is told; undefined where nothing was. React tells only of what differs from
 * what it found in the input or has set: so that is first what was drawn.
 */
function whatToTell(input: Entry): (() => void) | undefined {
  if (input instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(input.type)) {
    const isLeft = input.type === 'radio' && !input.checked
    if (input.checked === input.defaultChecked || isLeft) return undefined
    return () => {
      input.checked = input.defaultChecked
      input.click()
    }
  }
  const { value } = input
  if (value === input.defaultValue || value === untouched(input)) return undefined
  return () => {
    input.value = input.defaultValue
    // By the prototype's property React does not learn of it, but by the event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** What the browser makes of the drawn text: no input has line breaks, no text area a `\r`. */
function untouched(input: Entry): string {
  const copy = input.cloneNode() as Entry
  copy.value = input.defaultValue
  return copy.value
}
