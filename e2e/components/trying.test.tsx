import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ApiDocument, ApiOperation } from '@/components/reference/document'
import { CallExample } from '@/components/reference/operation/CallExample'
import { answering, type Call } from '../support/answering'
import { showSignedIn } from '../support/component'

/** Calls that somebody tries from the API reference. */

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

/** Shows the operation on its page, with a service that answers as it is told. */
function showTried(serve: (call: Call) => Promise<Response>) {
  answering(serve)
  showSignedIn(
    <PathnameContext.Provider value="/api-reference/patchClient">
      <CallExample document={DOCUMENT} operation={OPERATION} />
    </PathnameContext.Provider>,
  )
}

test('a dry run stays one, whatever is typed into its query', async () => {
  const asked: string[] = []
  showTried(async ({ address }) => {
    asked.push(address)
    return new Response('{}')
  })
  await page.getByRole('textbox', { name: 'Query' }).fill('fields=name#area')
  await page.getByRole('button', { name: 'Send as dry run' }).click()
  await expect.poll(() => asked).toHaveLength(1)
  const { searchParams, hash } = new URL(asked[0] ?? '', location.origin)
  expect([...searchParams]).toEqual([
    ['fields', 'name#area'],
    ['dry_run', 'true'],
  ])
  expect(hash).toBe('')
})

test('a line that is no header is named, and nothing is sent without it', async () => {
  const asked: string[] = []
  showTried(async ({ address }) => {
    asked.push(address)
    return new Response('{}')
  })
  const headers = page.getByRole('textbox', { name: 'Headers' })
  const send = page.getByRole('button', { name: 'Send as dry run' })
  await headers.fill('X-Request-Id: 7\n\nIf-Match "1"')
  await expect.element(page.getByText('Line 3 is no header')).toBeVisible()
  await expect.element(send).toBeDisabled()
  await headers.fill('X-Request-Id: 7\n\nIf-Match: "1"')
  await send.click()
  await expect.poll(() => asked).toHaveLength(1)
})

test('what is typed while a call is under way stays, and the next is dry again', async () => {
  let answer: (response: Response) => void = () => undefined
  showTried(() => new Promise<Response>((resolve) => (answer = resolve)))
  const body = page.getByRole('textbox', { name: 'Body', exact: true })
  await page.getByText('Dry run: check everything').click()
  await page.getByRole('button', { name: 'Send and write' }).click()
  await body.fill('{"area":"South"}')
  answer(new Response('{}'))
  await expect.element(page.getByRole('button', { name: 'Send as dry run' })).toBeVisible()
  await expect.element(body).toHaveValue('{"area":"South"}')
})

test('a header goes out whatever it is written in, and empty too, as it is copied', async () => {
  const sent: Headers[] = []
  showTried(async ({ headers }) => {
    sent.push(headers)
    return new Response('{}')
  })
  const headers = page.getByRole('textbox', { name: 'Headers' })
  await headers.fill('Audit-Reason: Agreed – at the yearly review\nTime-Zone:')
  const curl = page.getByRole('region', { name: 'curl', exact: true })
  await expect.element(curl).toHaveTextContent("-H 'Audit-Reason: Agreed – at the yearly review'")
  await expect.element(curl).toHaveTextContent("-H 'Time-Zone;'")
  await page.getByRole('button', { name: 'Send as dry run' }).click()
  await expect.element(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  const bytes = Uint8Array.from(sent[0]?.get('audit-reason') ?? '', (each) => each.charCodeAt(0))
  expect(new TextDecoder().decode(bytes)).toBe('Agreed – at the yearly review')
  expect(sent[0]?.get('time-zone')).toBe('')
})

test.each(['Cookie: a=1', 'Audit-Reason: a\u0000b'])(
  'a header that no page may send is named: %j',
  async (line) => {
    showTried(async () => new Response('{}'))
    await page.getByRole('textbox', { name: 'Headers' }).fill(`If-Match: "1"\n${line}`)
    const [name] = line.split(':')
    await expect
      .element(page.getByText(`Line 2: a browser lets no page send this ${name}.`))
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Send as dry run' })).toBeDisabled()
  },
)

test('what is copied is what is sent, whatever the query holds', async () => {
  const asked: string[] = []
  showTried(async ({ address }) => {
    asked.push(address)
    return new Response('no JSON', { headers: { 'content-type': 'application/json' } })
  })
  await page.getByRole('textbox', { name: 'Query' }).fill('search=Bay é City&name_contains=[x]{1}')
  await page.getByRole('button', { name: 'Send as dry run' }).click()
  await expect.element(page.getByText('no JSON')).toBeVisible()
  const { href } = new URL(asked[0] ?? '', location.origin)
  expect(href).toContain('search=Bay%20%C3%A9%20City&name_contains=%5Bx%5D%7B1%7D')
  const curl = page.getByRole('region', { name: 'curl', exact: true })
  await expect.element(curl).toHaveTextContent(`'${href}'`)
})
