import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ReasonField } from '@/components/form/ReasonField'
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
