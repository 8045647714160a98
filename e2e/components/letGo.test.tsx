import { expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import '@/components/state/untrackedTransitions'
import { Button } from '@/components/ui/button/Button'
import { show } from '../support/component'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A part of the page of which something is taken out in the middle of a transition. */
async function leave(): Promise<WeakRef<Element>> {
  const part = document.body.appendChild(document.createElement('div'))
  const moved = part.appendChild(document.createElement('p'))
  moved.style.cssText = 'transition: color 60s, opacity 60s; color: rgb(255 0 0); opacity: 1'
  await frame()
  moved.style.color = 'rgb(0 0 255)'
  moved.style.opacity = '0'
  await Promise.all(moved.getAnimations().map(({ ready }) => ready))
  await frame()
  part.remove()
  return new WeakRef(part)
}

test('what leaves the page in the middle of a transition is let go of, with all that it stood in', async () => {
  show(<Button>Close</Button>)
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible()
  const part = await leave()
  // Whoever asks for it keeps it until the next turn.
  const isGone = async () => {
    await cdp().send('HeapProfiler.collectGarbage')
    return part.deref() === undefined
  }
  await expect.poll(isGone).toBe(true)
})
