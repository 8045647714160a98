import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FormValues } from '@/components/form/model/values'
import { NewForm } from '@/components/record/NewForm'
import { ResourceScope } from '@/components/record/scope'
import { approval, code, contract } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { answering } from '../support/answering'
import { showSignedIn } from '../support/component'

/** Shows the form of a new record to somebody who may do so much, and gives the pages that were opened. */
function showNew(
  resource: Resource,
  permissions: readonly string[],
  start?: FormValues,
): readonly string[] {
  const opened: string[] = []
  const router = { replace: (page: string) => opened.push(page) }
  showSignedIn(
    <AppRouterContext value={router as unknown as ContextType<typeof AppRouterContext>}>
      <ResourceScope resource={resource} all={{}}>
        <NewForm resource={resource} {...(start && { start })} />
      </ResourceScope>
    </AppRouterContext>,
    permissions,
  )
  return opened
}

/** Adds an approval as somebody who may do so much, and gives the pages that were opened. */
async function adding(...permissions: string[]): Promise<readonly string[]> {
  const made = { approval_id: '90603', contract_id: 'C-1' }
  answering(({ method }) =>
    method === 'POST' ? Response.json(made, { status: 201 }) : Response.json({ data: [] }),
  )
  const opened = showNew(approval, permissions, { contract_id: 'C-1' })
  await page.getByRole('button', { name: 'Add approval' }).click()
  return opened
}

test('What was added is opened where the role may see it', async () => {
  const opened = await adding('Approvals:Create', 'Approvals:Read')
  await expect.poll(() => opened).toEqual(['/approvals/90603'])
})

test('What the role may not see is named where it was added, and another can be added', async () => {
  const opened = await adding('Approvals:Create')
  await expect.element(page.getByRole('heading', { name: 'Added approval 90603' })).toBeVisible()
  expect(opened).toEqual([])
  await page.getByRole('button', { name: 'Add another approval' }).click()
  await expect.element(page.getByRole('button', { name: 'Add approval' })).toBeVisible()
})

test('The first field of a new record has the focus, a choice too', async () => {
  showNew(code, ['Codes:Manage'])
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field
  await expect.poll(focused).toBe('list')
})

test('Another is entered next where one asks for that: the form is empty again, and has the focus', async () => {
  const bodies: unknown[] = []
  answering(({ method, body }) => {
    if (method !== 'POST') return Response.json({ data: [] })
    bodies.push(body)
    return Response.json({ contract_id: 'C-1' }, { status: 201 })
  })
  const opened = showNew(contract, ['Clients:Read', 'Clients:Update'], { client_id: '10001' })
  const id = page.getByRole('textbox', { name: 'Contract ID' })
  for (const each of ['C-1', 'C-2']) {
    await id.fill(each)
    await page.getByRole('button', { name: 'Add and enter another' }).click()
    await expect.element(id).toHaveValue('')
    await expect.element(id).toHaveFocus()
  }
  await id.fill('C-3')
  await page.getByRole('button', { name: 'Add contract' }).click()
  await expect.poll(() => opened).toEqual(['/contracts/C-1'])
  expect(bodies).toEqual(
    ['C-1', 'C-2', 'C-3'].map((contract_id) => ({ contract_id, client_id: '10001' })),
  )
})
