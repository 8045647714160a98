import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CodeBlock } from '@/components/reference/parts/CodeBlock'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { ShownOnceDialog } from '@/components/ui/overlay/ShownOnceDialog'
import { show } from '../support/component'

/** Texts to copy, where the browser has a clipboard, refuses it, or has none, as by plain HTTP. */

const KEY = 'fb_live_1234'

const clipboardIs = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })

beforeEach(() =>
  show(
    <>
      <CodeBlock title="curl" text="curl http://localhost" />
      <Toaster />
    </>,
  ),
)
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  toast.dismiss()
})

const copied = () => page.getByRole('button', { name: 'Copy as curl' }).click()

describe('What is copied', () => {
  test('is told to be copied', async () => {
    const writeText = vi.fn(async () => undefined)
    clipboardIs({ writeText })
    await copied()
    await expect.element(page.getByText('Copied as curl')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith('curl http://localhost')
  })

  test.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['has none', undefined],
  ])('is told to be not, where the browser %s', async (_, clipboard) => {
    clipboardIs(clipboard)
    await copied()
    await expect.element(page.getByText('did not let it be copied')).toBeVisible()
  })

  test('is a key that is shown once', async () => {
    clipboardIs(undefined)
    show(
      <ShownOnceDialog
        {...{ name: 'new-key', title: 'The key', description: 'Shown once.', text: KEY }}
        {...{ what: 'the key', confirmLabel: 'I have kept it', onClose: () => undefined }}
      >
        {KEY}
      </ShownOnceDialog>,
    )
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.element(page.getByText('did not let it be copied')).toBeVisible()
  })
})
