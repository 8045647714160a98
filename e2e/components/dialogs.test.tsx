import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ReasonField } from '@/components/form/ReasonField'
import { Button } from '@/components/ui/button/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { show } from '../support/component'

test.each([
  [1280, 720],
  [390, 844],
])('the field that a long dialog opens on is in sight, in %i × %i px', async (width, height) => {
  await page.viewport(width, height)
  show(
    <Dialog name="step" isOpen title="Move to batch?" actions={<button type="button">Move</button>}>
      <div style={{ height: 2000 }}>All that it saves</div>
      <ReasonField autoFocus beside="this step" value="" onChange={() => undefined} />
    </Dialog>,
  )
  const reason = page.getByRole('textbox', { name: 'Reason (optional)' })
  await expect.element(reason).toHaveFocus()
  const foot = document.querySelector('footer') as HTMLElement
  const isInSight = () =>
    reason.element().getBoundingClientRect().bottom <= foot.getBoundingClientRect().top
  await expect.poll(isInSight).toBe(true)
})

test('a dialog is read as a whole in a window that its head and foot would fill, as at 400 %', async () => {
  await page.viewport(320, 256)
  show(
    <Dialog
      name="leave"
      isOpen
      title="Leave with 3 unsaved changes?"
      description="A draft stays on this device."
      actions={['Stay', 'Discard and leave', 'Leave, keep draft'].map((words) => (
        <Button key={words}>{words}</Button>
      ))}
    >
      <div data-matter style={{ height: 150 }} />
    </Dialog>,
  )
  const matter = () => document.querySelector('[data-matter]') as HTMLElement
  await expect.poll(matter).not.toBeNull()
  // It is in sight once it has come, a frame after it is there.
  const isSeen = () => {
    matter().scrollIntoView({ block: 'center' })
    const { top, bottom } = matter().getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint(160, y) === matter())
  }
  await expect.poll(isSeen).toBe(true)
})
