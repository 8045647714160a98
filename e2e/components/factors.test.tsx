import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SecondFactorsSheet } from '@/components/profile/SecondFactorsSheet'
import { answering } from '../support/answering'
import { showSignedIn } from '../support/component'

/** What becomes of answers about second factors that come late. */

const router = { refresh: () => undefined } as unknown as ContextType<typeof AppRouterContext>
const PHONE = { factor_id: '1', kind: 'totp', name: 'My phone', created: '2026-11-20T02:00:00Z' }

const dialog = (name: string) => page.getByRole('dialog', { name })

test.each([
  ['Remove My phone', 'Remove My phone?', 'Remove', () => new Response(null, { status: 204 })],
  [
    'Add an authenticator app',
    'Add an authenticator app',
    'Continue',
    () => Response.json({ uri: 'otpauth://totp/x', secret: 'ABC' }),
  ],
] as const)(
  '%s: cancelled, it takes no recovery codes out of sight',
  async (open, asks, go, answer) => {
    const reads: string[] = []
    let end: () => void = () => undefined
    answering(async ({ method, path }) => {
      if (path.endsWith('/recovery-codes')) {
        return Response.json({ recovery_codes: ['first-code', 'second-code'] })
      }
      if (method === 'GET') {
        reads.push(path)
        return Response.json({ data: [{ ...PHONE, last_used: null }], recovery_codes: 3 })
      }
      await new Promise<void>((resolve) => {
        end = resolve
      })
      reads.push('late')
      return answer()
    })
    showSignedIn(
      <AppRouterContext value={router}>
        <SecondFactorsSheet />
      </AppRouterContext>,
    )
    const confirm = async (name: string, label: string) => {
      await dialog(name).getByLabelText('Your password').fill('the present password')
      await dialog(name).getByRole('button', { name: label, exact: true }).click()
    }
    await page.getByRole('button', { name: open }).click()
    await confirm(asks, go)
    await dialog(asks).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Make new codes' }).click()
    await confirm('Make new recovery codes', 'Make codes')
    const codes = dialog('Your recovery codes')
    await expect.element(codes).toHaveTextContent('first-code')
    end()
    await expect.poll(() => reads).toContain('late')
    await new Promise((resolve) => requestIdleCallback(resolve))
    await expect.element(codes).toHaveTextContent('first-code')
  },
)
