// Whoever clicks twice by habit means what the first click pressed. Where that puts something else in its
// place, as “Change 12 clients” or “Stop” where “Preview” was, the second would press what nobody has read.

const PRESSED = 'button, a[href], summary, [role=menuitem], [role=option]'

/**
 * What is pressed there, by the beginning of its name: with the next row, or another count, the same is
 * done once more. Null for whatever is not pressed, as a box that is ticked.
 */
function deedAt(target: EventTarget | null): string | null {
  const pressed = target instanceof Element ? target.closest(PRESSED) : null
  if (!pressed) return null
  const words = (pressed.ariaLabel ?? pressed.textContent ?? '').match(/\p{L}+/gu) ?? []
  return words.slice(0, 2).join(' ')
}

if (typeof window !== 'undefined') {
  let first: string | null = null
  let isPassedOver = false
  const onDown = ({ target, detail }: MouseEvent) => {
    const deed = deedAt(target)
    isPassedOver = detail > 1 && first !== null && deed !== null && deed !== first
    // A press has begun by now.
    if (isPassedOver) target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    else first = deed
  }
  const onClick = (event: MouseEvent) => {
    if (!isPassedOver || event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('mousedown', onDown, true)
  window.addEventListener('click', onClick, true)
}
