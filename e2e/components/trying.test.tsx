import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ApiDocument, ApiOperation } from '@/components/reference/document'
import { CallExample } from '@/components/reference/operation/CallExample'
import { showSignedIn } from '../support/component'

/** Calls that somebody tries from the API reference. */

afterEach(() => vi.unstubAllGlobals())

const DOCUMENT: ApiDocument = {
  info: { title: 'Fleetbook', version: '1' },
  servers: [{ url: '/api/v1' }],
  tags: [],
  paths: {},
  components: {},
}

const OPERATION: ApiOperation = {
  id: 'patchClient',
  method: 'PATCH',
  path: '/fm/clients/{client_id}',
  tag: 'Clients',
  summary: 'Change a client',
  description: '',
  isDeprecated: false,
  permission: null,
  needsToken: false,
  parameters: [
    { name: 'client_id', in: 'path', schema: {}, example: '10001' },
    { name: 'dry_run', in: 'query', schema: {} },
  ],
  body: {
    isRequired: true,
    mediaTypes: ['application/json'],
    schema: {},
    examples: [{ value: { area: 'North' } }],
  },
  successes: [],
  failures: [],
}

test('what is typed while a call is under way stays, and the next is dry again', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  showSignedIn(
    <PathnameContext.Provider value="/api-reference/patchClient">
      <CallExample document={DOCUMENT} operation={OPERATION} />
    </PathnameContext.Provider>,
  )
  const body = page.getByRole('textbox', { name: 'Body', exact: true })
  await page.getByText('Dry run: check everything').click()
  await page.getByRole('button', { name: 'Send and write' }).click()
  await body.fill('{"area":"South"}')
  answer(new Response('{}'))
  await expect.element(page.getByRole('button', { name: 'Send as dry run' })).toBeVisible()
  await expect.element(body).toHaveValue('{"area":"South"}')
})
