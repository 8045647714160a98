'use client'

import { useRef, useSyncExternalStore } from 'react'

let isPressed = false
let release: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function onDown(event: PointerEvent): void {
  if (event.button !== 0) return
  clearTimeout(release)
  isPressed = true
}

function letGo(): void {
  if (!isPressed) return
  isPressed = false
  for (const listener of listeners) listener()
}

/** The click comes after the pointer is up, and is still to meet what was pressed. */
function onUp(): void {
  clearTimeout(release)
  release = setTimeout(letGo)
}

/** A pointer that moves with nothing held down was let go of where no page was told. */
function onMove(event: PointerEvent): void {
  if (event.buttons === 0) letGo()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('pointerdown', onDown, { capture: true })
    addEventListener('pointerup', onUp, { capture: true })
    addEventListener('pointercancel', onUp, { capture: true })
    addEventListener('pointermove', onMove, { capture: true, passive: true })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('pointerdown', onDown, { capture: true })
    removeEventListener('pointerup', onUp, { capture: true })
    removeEventListener('pointercancel', onUp, { capture: true })
    removeEventListener('pointermove', onMove, { capture: true })
    isPressed = false
  }
}

/**
 * A value from the service, frozen for as long as a pointer is held down: an answer that
 * arrives between pressing and letting go would move rows from under it, and the click would meet
 * nothing, or something else.
 */
export function useFrozenWhilePressed<Value>(value: Value): Value {
  const shown = useRef(value)
  return useSyncExternalStore(
    subscribe,
    () => {
      if (!isPressed) shown.current = value
      return shown.current
    },
    () => value,
  )
}
