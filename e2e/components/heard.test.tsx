import { useState } from 'react'
import { Menu, MenuItem, useFilter } from 'react-aria-components'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LockChip } from '@/components/lock/LockChip'
import { Button } from '@/components/ui/button/Button'
import { IconButton } from '@/components/ui/button/IconButton'
import { Progress } from '@/components/ui/feedback/Progress'
import { Finder } from '@/components/ui/field/Finder'
import { SearchField } from '@/components/ui/field/SearchField'
import { show } from '../support/component'

/** What controls say of what is under way or has changed, and how long what they show can be read. */

const status = page.getByRole('status')

function Pending() {
  const [isPending, setPending] = useState(false)
  return (
    <>
      <Button isPending={isPending} onPress={() => setPending(true)}>
        Send
      </Button>
      <IconButton label="Export CSV" icon={<svg aria-hidden />} isPending={isPending} />
    </>
  )
}

test('A button says that what it began is under way', async () => {
  show(<Pending />)
  const send = page.getByRole('button', { name: /^Send/ })
  await expect.element(send).toHaveAccessibleName('Send')
  await send.click()
  await expect.element(send).toHaveAccessibleName('Send under way')
  await expect
    .element(page.getByRole('button', { name: /^Export/ }))
    .toHaveAccessibleName('Export CSV, under way')
})

function Checking() {
  const [done, setDone] = useState(0)
  return (
    <>
      <Progress label="Checking" done={done} total={1000} />
      <button type="button" onClick={() => setDone(done + 100)}>
        On
      </button>
    </>
  )
}

test('A long task is told at each quarter, and where it is just now by its line', async () => {
  const told: (string | null)[] = []
  show(<Checking />)
  await expect.element(status).toHaveTextContent(/^Checking$/)
  const observer = new MutationObserver(() => told.push(status.element().textContent))
  observer.observe(status.element(), { childList: true, characterData: true, subtree: true })
  for (let step = 1; step <= 10; step += 1) {
    await page.getByRole('button', { name: 'On' }).click()
    await expect
      .element(page.getByRole('progressbar', { name: 'Checking' }))
      .toHaveAttribute('aria-valuetext', `${step === 10 ? '1,000' : step * 100} of 1,000`)
  }
  observer.disconnect()
  expect([...new Set(told)]).toEqual(
    ['25', '50', '75', '100'].map((share) => `Checking, ${share} %`),
  )
})

function Cities() {
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <Finder filter={contains}>
      <SearchField label="Find a city" />
      <Menu aria-label="Cities" renderEmptyState={() => <p>No city is called that.</p>}>
        {['Adelaide', 'Melbourne', 'Brisbane'].map((city) => (
          <MenuItem key={city} id={city}>
            {city}
          </MenuItem>
        ))}
      </Menu>
    </Finder>
  )
}

test('A search over a menu says how many lines it leaves, and what stands there where there is none', async () => {
  show(<Cities />)
  await expect.element(status).toBeEmptyDOMElement()
  const find = page.getByRole('searchbox', { name: 'Find a city' })
  await find.fill('ne')
  await expect.element(status).toHaveTextContent(/^2 matches$/)
  await find.fill('nez')
  await expect.element(status).toHaveTextContent(/^No city is called that\.$/)
  await find.fill('')
  await expect.element(status).toBeEmptyDOMElement()
})

const held = (minute: number) => ({
  status: 'held' as const,
  sessionId: 's',
  until: `2026-11-21T04:${minute}:00Z`,
  renewAt: 0,
  expiresAt: 0,
})

function Locked() {
  const [minute, setMinute] = useState(10)
  return (
    <>
      <LockChip of="approvals/88001" lock={{ state: held(minute), mayLock: true }} />
      <button type="button" onClick={() => setMinute(minute + 1)}>
        Renew
      </button>
    </>
  )
}

test('A lock is told when it is taken, and not again each time that it is renewed', async () => {
  show(<Locked />)
  await expect.element(page.getByText(/^Locked by you until .*:10$/)).toBeVisible()
  await expect.element(status).toHaveTextContent(/^Locked by you$/)
  const changed = vi.fn()
  const observer = new MutationObserver(changed)
  observer.observe(status.element(), { childList: true, characterData: true, subtree: true })
  await page.getByRole('button', { name: 'Renew' }).click()
  await expect.element(page.getByText(/^Locked by you until .*:11$/)).toBeVisible()
  observer.disconnect()
  expect(changed).not.toHaveBeenCalled()
})

test('The words of a control stay while the pointer goes to them, and Escape takes them away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show(
    <div style={{ padding: 60 }}>
      <IconButton label="Copy the request id" icon={<svg aria-hidden />} />
    </div>,
  )
  await page.getByRole('button', { name: 'Copy the request id' }).hover()
  await vi.advanceTimersByTimeAsync(1000)
  const words = page.getByRole('tooltip')
  await expect.element(words).toBeVisible()
  await words.hover()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(words).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(words).not.toBeInTheDocument()
})
