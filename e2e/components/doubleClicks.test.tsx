import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '@/components/state/doubleClicks'
import { Button } from '@/components/ui/button/Button'
import { show } from '../support/component'

/** A click twice by habit, where the first puts something else under the pointer. */

let pressed: string[]
beforeEach(() => {
  pressed = []
})

const Native = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <button type="button" onClick={onPress}>
    {children}
  </button>
)

/** Buttons of which each takes the place of the one before once that is pressed. */
function Steps({ names, as: Pressed }: { names: readonly string[]; as: typeof Native }) {
  const [at, setAt] = useState(0)
  const name = names[at] ?? 'Done'
  const press = () => {
    pressed.push(name)
    setAt(at + 1)
  }
  return (
    <div style={{ width: 300, display: 'grid' }}>
      <Pressed key={at} onPress={press}>
        {name}
      </Pressed>
    </div>
  )
}

const button = (name: string) => page.getByRole('button', { name })

test.each([
  ['of the library', Button as typeof Native],
  ['of the browser', Native],
])('presses nothing that takes the place of what was pressed: buttons %s', async (_, as) => {
  show(<Steps as={as} names={['Preview', 'Change 12 clients']} />)
  await userEvent.dblClick(button('Preview'))
  await expect.element(button('Change 12 clients')).toBeVisible()
  expect(pressed).toEqual(['Preview'])
  expect(button('Change 12 clients').element().hasAttribute('data-pressed')).toBe(false)
  // Clicked by itself it is pressed at once.
  await button('Change 12 clients').click()
  expect(pressed).toEqual(['Preview', 'Change 12 clients'])
})

test('does the same once more, as with the next row, or another count', async () => {
  show(<Steps as={Native} names={['Delete line 3', 'Delete line 4', 'Delete line 5']} />)
  await userEvent.dblClick(button('Delete line 3'))
  expect(pressed).toEqual(['Delete line 3', 'Delete line 4'])
})
