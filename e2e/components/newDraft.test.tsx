import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type ContextType, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NewRecordPage } from '@/components/record/NewRecordPage'
import { ResourceScope } from '@/components/record/scope'
import { approval, user } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'
import { draftsOf } from '../support/draft'
import { nameService } from '../support/nameService'

/** What becomes of what is filled in for a new record, where its form is closed and opened again. */

const opened: string[] = []
const router = {
  replace: (href: string) => opened.push(href),
} as unknown as ContextType<typeof AppRouterContext>

let setOpen: (isOpen: boolean) => void

function Page({ resource }: { resource: Resource }) {
  const [asked] = useState(() => new URLSearchParams())
  const [isOpen, set] = useState(true)
  setOpen = set
  return (
    <AppRouterContext value={router}>
      <SearchParamsContext value={asked}>
        <ResourceScope resource={resource} all={{}}>
          {isOpen && <NewRecordPage />}
        </ResourceScope>
      </SearchParamsContext>
    </AppRouterContext>
  )
}

const invoice = page.getByRole('textbox', { name: 'Invoice number' })
const add = page.getByRole('button', { name: 'Add approval' })
const offer = page.getByText(/^Restore /)
const drafts = (resource: Resource) => draftsOf('2', resource.path)

/** As a reload or a crash has it: nothing of the form is asked about. */
async function openAnew() {
  setOpen(false)
  await expect.element(page.getByRole('heading', { name: /^New / })).not.toBeInTheDocument()
  setOpen(true)
  await expect.element(page.getByRole('heading', { name: /^New / })).toBeVisible()
}

beforeEach(async () => {
  opened.length = 0
  await page.viewport(1280, 720)
  nameService({})
})

const showApproval = () =>
  showSignedIn(<Page resource={approval} />, ['Approvals:Read', 'Approvals:Create'])

test('is offered again, and kept no longer once it is added', async () => {
  answering(({ method }) =>
    method === 'POST'
      ? Response.json({ approval_id: '88821' }, { status: 201 })
      : Response.json({ data: [] }),
  )
  showApproval()
  await page.getByRole('textbox', { name: 'Contract' }).fill('C-KEPT')
  await invoice.fill('INV-7')
  await openAnew()
  await expect.element(offer).toHaveTextContent('Restore 2 fields of a new approval from')
  await expect.element(invoice).toHaveValue('')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(invoice).toHaveValue('INV-7')
  await add.click()
  await expect.poll(() => opened).toEqual(['/approvals/88821'])
  await openAnew()
  await expect.element(invoice).toHaveValue('')
  await expect.element(offer).not.toBeInTheDocument()
  expect(drafts(approval)).toEqual([])
})

test('is not offered where it may have been added: it would be there twice', async () => {
  answering(({ method }) =>
    method === 'POST' ? Promise.reject(new TypeError('no way there')) : Response.json({ data: [] }),
  )
  showApproval()
  await page.getByRole('textbox', { name: 'Contract' }).fill('C-LOST')
  await expect.poll(() => drafts(approval)).toHaveLength(1)
  await add.click()
  await expect.element(page.getByText('Fleetbook did not answer')).toBeVisible()
  await openAnew()
  await expect.element(offer).not.toBeInTheDocument()
  expect(drafts(approval)).toEqual([])
})

test('is kept where it was refused', async () => {
  answering(({ method }) =>
    method === 'POST' ? refusal('permission_denied') : Response.json({ data: [] }),
  )
  showApproval()
  await page.getByRole('textbox', { name: 'Contract' }).fill('C-REFUSED')
  await add.click()
  await expect.element(add).toBeEnabled()
  await expect
    .poll(() => drafts(approval))
    .toMatchObject([{ values: { contract_id: 'C-REFUSED' } }])
  await openAnew()
  await expect.element(offer).toHaveTextContent('Restore 1 field of a new approval')
})

test('has no password with it: a secret is kept on no device', async () => {
  showSignedIn(<Page resource={user} />, Object.values(user.permissions))
  await page.getByRole('textbox', { name: 'User name' }).fill('nora')
  await page.getByLabelText(/^Password/).fill('very-secret-words')
  await expect.poll(() => drafts(user)).toHaveLength(1)
  await openAnew()
  await expect.element(offer).toHaveTextContent('Restore 1 field of a new user')
  expect(drafts(user)).toMatchObject([{ values: { user_name: 'nora' } }])
  expect(JSON.stringify(drafts(user))).not.toContain('very-secret')
})
