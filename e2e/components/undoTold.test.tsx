import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLineActions } from '@/components/approval/lines/useLineActions'
import { useLines } from '@/components/approval/lines/useLines'
import { FormContext } from '@/components/form/model/formContext'
import type { FormModel } from '@/components/form/model/formModel'
import { Button } from '@/components/ui/button/Button'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { tellHere } from '@/components/ui/feedback/tell'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { show } from '../support/component'

/** What is offered to be undone, for as long as there is something to undo it in. */

const LINES = '[{"description":"Tyres","amount":100},{"description":"Brakes","amount":50}]'

function Lines() {
  const [text, setText] = useState<string | null>(LINES)
  const { rows, change } = useLines(text, setText)
  const grid = useRef<HTMLTableElement>(null)
  const actions = useLineActions({ rows, change, grid, onPasted: () => undefined })
  return (
    <button type="button" onClick={() => actions.remove(0)}>
      {rows.length} lines
    </button>
  )
}

/** Nothing is saved here. */
const form = { unheard: new Set() } as unknown as FormModel

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <FormContext value={form}>{isOpen && <Lines />}</FormContext>
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
      <Toaster />
    </>
  )
}

test('A deleted line can be brought back while its approval is open, and is offered no longer', async () => {
  show(<Page />)
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.getByRole('button', { name: '2 lines' }).click()
  await undo.click()
  await expect.element(page.getByRole('button', { name: '2 lines' })).toBeVisible()
  await page.getByRole('button', { name: '2 lines' }).click()
  await expect.element(undo).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(undo).not.toBeInTheDocument()
})

test('What can be undone stays until it is, or is closed: by the keys, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  show(<Page />)
  const lines = page.getByRole('button', { name: '2 lines' })
  await lines.click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  await vi.advanceTimersByTimeAsync(120_000)
  await expect.element(undo).toBeVisible()
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await expect.element(undo).toHaveFocus()
  expect(getComputedStyle(undo.element()).outlineStyle).toBe('solid')
  await userEvent.keyboard('{Enter}')
  await expect.element(lines).toBeVisible()
})

test('News that offers nothing takes the focus itself, in sight', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  show(<Toaster />)
  toast('Copied the first')
  toast('Copied the second')
  const newest = page.getByRole('listitem').filter({ hasText: 'Copied the second' })
  await expect.element(newest).toBeVisible()
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await expect.element(newest).toHaveFocus()
  expect(getComputedStyle(newest.element()).outlineStyle).toBe('solid')
})

test('What undoes stays one word on one line beside news without a blank', async () => {
  show(<Toaster />)
  toast(`Deleted the view ${'L'.repeat(60)}`, {
    action: { label: 'Undo', onClick: () => undefined },
  })
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  const text = document.createRange()
  text.selectNodeContents(undo.element())
  expect(text.getClientRects()).toHaveLength(1)
  const news = page.getByRole('listitem').element()
  expect(news.scrollWidth).toBeLessThanOrEqual(news.clientWidth)
})

function Asking() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Page />
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog
        name="step"
        title="Move to batch?"
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onPress={() => tellHere('Copied')}>Copy</Button>
            <Button onPress={() => setOpen(false)}>Back</Button>
          </>
        }
      >
        <p style={{ height: 400 }}>Their lines come to $150.00.</p>
      </Dialog>
    </>
  )
}

test.each([
  [1366, 625],
  [1024, 576],
  [390, 780],
])(
  'Nothing that is told covers a button at the foot of a dialog, at %i by %i',
  async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 720))
    show(<Asking />)
    const undo = page.getByRole('button', { name: 'Undo' })
    await page.getByRole('button', { name: '2 lines' }).click()
    await expect.element(undo).toBeVisible()
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect.element(undo).not.toBeInTheDocument()
    const back = page.getByRole('button', { name: 'Back' })
    await page.getByRole('button', { name: 'Copy' }).click()
    const news = page.getByText('Copied')
    await expect.element(news).toBeVisible()
    const foot = back.element().getBoundingClientRect().top
    await expect.poll(() => news.element().getBoundingClientRect().bottom).toBeLessThan(foot)
    await expect.poll(() => news.element().getBoundingClientRect().top).toBeGreaterThan(0)
    await back.click()
    await expect.element(undo).toBeVisible()
    const bottom = () => undo.element().getBoundingClientRect().bottom
    await expect.poll(bottom).toBeGreaterThan(height / 2)
    expect(bottom()).toBeLessThan(height)
  },
)

test('What was told is not told anew as a dialog opens or closes: who listens would take it for news', async () => {
  show(<Asking />)
  await page.getByRole('button', { name: '2 lines' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const heard: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.textContent) heard.push(node.textContent)
    }
  })
  const region = document.querySelector('section[aria-live]') as Element
  observer.observe(region, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  const ask = page.getByRole('button', { name: 'Ask' })
  await ask.click()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByText('Copied')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await ask.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(heard).toEqual(['Copied'])
})
