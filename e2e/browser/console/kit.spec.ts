import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { caller, clockOf, done, type ExpectedHistory, ownWord } from '@fleetbook/playwright'
import { packPackage } from '@/scripts/package'
import { expect } from '../../support/console'
import { launch } from '../../support/launch'
import { test } from '../../support/ownConsole'

const GUIDE = 'docs/acceptance-testing.md'
const node = (folder: string, environment: NodeJS.ProcessEnv, ...parameters: string[]) =>
  execFileSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8', env: environment })

/** The files that the guide prints, by name. */
const filesOf = (guide: string): [name: string, text: string][] =>
  [...guide.matchAll(/^`([\w.]+\.ts)`:\n\n```ts\n(.*?)^```$/gms)].map(
    ([, name = '', text = '']) => [name, text],
  )

/** As this process has it, without what Playwright says to those that run its tests. */
const plainEnvironment = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([name]) => !/^(TEST_|PW|PLAYWRIGHT_)/.test(name))
  return { ...Object.fromEntries(own), NODE_ENV: 'test' }
}

// All of them at the one service, and so in one worker.
test.describe.configure({ mode: 'default' })

test.describe('The acceptance kit', () => {
  let folder = ''
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fleetbook-kit-'))
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('works from its tarball in a folder with nothing else, as the guide says', ({ origin }) => {
    const files = filesOf(readFileSync(GUIDE, 'utf8'))
    expect(files.map(([name]) => name)).toEqual([
      'playwright.config.ts',
      'limits.spec.ts',
      'locks.spec.ts',
      'clock.spec.ts',
    ])
    for (const [name, text] of files) writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')

    const tarball = packPackage('playwright', folder)
    const install = ['install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund']
    execFileSync('npm', [...install, tarball], { cwd: folder, stdio: 'pipe' })
    // Playwright is what the suite has anyway, and here what this project has.
    for (const name of ['playwright', 'playwright-core', '@types']) {
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
    }

    const strict = ['--module', 'nodenext', '--strict', '--noEmit', '--skipLibCheck']
    const tsc = resolve('node_modules/typescript/bin/tsc')
    node(folder, process.env, tsc, ...strict, '--types', 'node', ...files.map(([name]) => name))

    // Which Chromium there is, and how slow it may be beside others, is this machine's to say.
    writeFileSync(
      join(folder, 'here.config.ts'),
      `import config from './playwright.config.ts'\nexport default { ...config, timeout: 240_000, expect: { timeout: 60_000 }, use: { ...config.use, launchOptions: ${JSON.stringify(launch)} } }\n`,
    )
    const environment = { ...plainEnvironment(), CONSOLE_URL: origin }
    const cli = resolve('node_modules/playwright/cli.js')
    const run = [cli, 'test', '--config', 'here.config.ts', '--reporter', 'json', '--workers', '1']
    const { status, stdout } = spawnSync(process.execPath, run, {
      cwd: folder,
      encoding: 'utf8',
      env: environment,
    })
    expect(status, stdout).toBe(0)
    const report = JSON.parse(stdout)
    expect(report.stats).toMatchObject({ expected: 6, unexpected: 0, flaky: 0, skipped: 0 })
  })
})

test('what history says otherwise than expected is told in full', async ({
  as,
  accounts,
  ownClient,
  baseURL,
}) => {
  const call = await as('editor')
  const { status } = await call(
    'PATCH',
    ownClient.path,
    { finance_limit: 2500.5, area: 'Geelong' },
    { 'audit-reason': 'Moved' },
  )
  expect(status).toBe(200)
  await expect(ownClient).toHaveHistory({
    changed: { area: 'Geelong', finance_limit: expect.any(Number) },
    before: { finance_limit: 1000, area: null },
    by: 'editor',
    for: '2',
    reason: 'Moved',
  })
  /** What is said of an expectation that does not hold, without its colours. */
  const told = async (expected: ExpectedHistory): Promise<string> => {
    const fault = await expect(ownClient)
      .toHaveHistory(expected, { timeout: 0 })
      .catch((error: Error) => error)
    return fault ? stripVTControlCharacters(fault.message) : 'nothing'
  }

  const words = await told({ changed: { finance_limit: 2500, phone: '1' }, by: 'admin' })
  expect(words).toContain('area changed, and should not have.')
  expect(words).toContain('finance_limit is 2500.5, and should be 2500.')
  expect(words).toContain('phone did not change.')
  expect(words).toContain('Version 2 is by Tom Hale (2), and should be by admin.')
  expect(words).toContain('version 2, updated by Tom Hale (2) (Moved): ')
  expect(words).toContain('finance_limit 1000 → 2500.5')
  expect(await told({ changed: ['area', 'finance_limit'], by: 'editor', reason: null })).toContain(
    'Version 2 has the reason "Moved", and should have null.',
  )
  expect(await told({ changed: ['area', 'finance_limit'], by: 'editor' })).toBe('nothing')

  await ownClient.forget()
  await expect(ownClient).toHaveHistory({ changed: [], by: 'editor' })

  // Of so many digits a number has fewer, and what was saved with those alone is another figure.
  const digits = '9999999999999.123456'
  const saved = await fetch(`${baseURL}/api/v1${ownClient.path}`, {
    method: 'PATCH',
    headers: {
      authorization: await accounts.bearer('editor'),
      'content-type': 'application/json',
    },
    body: `{"finance_limit":${digits},"bespoke_field_values":{"fee":${digits}}}`,
  })
  expect(saved.status).toBe(200)
  const values = { finance_limit: digits, bespoke_field_values: { fee: digits } }
  await expect(ownClient).toHaveHistory({ changed: values, by: 'editor' })
  const short = { ...values, finance_limit: '9999999999999.123' }
  expect(await told({ changed: short, by: 'editor' })).toContain(
    'finance_limit is 9999999999999.123456, and should be "9999',
  )
  const inside = { ...values, bespoke_field_values: { fee: 9999999999999.12 } }
  expect(await told({ changed: inside, by: 'editor' })).toContain(
    'bespoke_field_values is {"fee":9999999999999.123456}, and should be {"fee":9999999999999.12}.',
  )
})

test('a record is found by its id, whatever characters that has', async ({
  as,
  recordAt,
  signedInAs,
  locators,
}) => {
  const call = await as('admin')
  const id = `a"/\\?b#${ownWord()}`
  const { status } = await call('POST', '/fm/suppliers', { supplier_id: id, name: `Of ${id}` })
  expect(status).toBe(201)
  const supplier = await recordAt('/fm/suppliers', id)
  expect((await supplier.read()).supplier_id).toBe(id)
  const page = await signedInAs('admin')
  await page.goto(`/suppliers?search=${encodeURIComponent(id)}`)
  await expect(locators.list('suppliers').row(id)).toContainText(`Of ${id}`)
})

test('whom a test has signed out is signed in again for the next', async ({
  signedInAs,
  accounts,
}) => {
  const kept = await accounts.state('viewer')
  expect(await accounts.state('viewer')).toBe(kept)
  const page = await signedInAs('viewer')
  const headers = { 'session-user-id': '' }
  expect((await page.request.delete('/api/v1/authenticate', { headers })).status()).toBe(204)
  await signedInAs('viewer')
  await page.goto('/clients')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients')
})

test('whose token a test has ended has another for the next, and the kit for itself at once', async ({
  as,
  accounts,
  ownClient,
}) => {
  const kept = await accounts.bearer('admin')
  expect(await accounts.bearer('admin')).toBe(kept)
  const call = await as('admin')
  expect((await call('DELETE', '/authenticate')).status).toBe(204)
  expect((await call('GET', '/me')).status).toBe(401)
  await ownClient.patch({ area: 'Geelong' })
  await expect(ownClient).toHaveHistory({ changed: { area: 'Geelong' }, by: 'admin' })
  expect((await call('DELETE', '/authenticate')).status).toBe(204)
  const { status, body } = await (await as('admin'))('GET', '/me')
  expect([status, body.user.user_name]).toEqual([200, 'admin'])
})

test('an answer that is no JSON is its text', async ({ as, ownClient }) => {
  const call = await as('viewer')
  const address = `/fm/clients?client_id=${ownClient.id}&fields=client_id,name`
  const file = await call('GET', address, undefined, { accept: 'text/csv' })
  expect([file.status, file.body]).toEqual([200, null])
  expect(file.text).toContain(`${ownClient.id},${ownClient.name}`)
  expect((await call('GET', address)).body.data).toHaveLength(1)
})

test('a cell of an approval’s lines is a field as any other', async ({
  signedInAs,
  ownApproval,
  locators: { form },
}) => {
  const page = await signedInAs('admin')
  await page.goto(`/approvals/${ownApproval.id}/lines`)
  await form.fill('maintenance_lines/0/unit_price', '81.25')
  await expect(form.box('maintenance_lines/0/unit_price')).toHaveValue('81.25')
  await form.save()
  const line = expect.objectContaining({ description: 'Service', unit_price: 81.25 })
  await expect(ownApproval).toHaveHistory({ changed: { maintenance_lines: [line] }, by: 'admin' })
})

test('what was entered ahead of a clock that was set back stands where it was done, and when', async ({
  as,
  ownClient,
  clock,
}) => {
  const [admin, editor] = [await as('admin'), await as('editor')]
  await clock.advance({ days: 400, hours: 1 })
  await editor('PATCH', ownClient.path, { bank_bsb: '062-000' })
  await clock.putRight()
  await editor('PATCH', ownClient.path, { area: 'Geelong' })
  await clock.advance({ minutes: -30 })
  await editor('PATCH', ownClient.path, { area: 'Ballarat' })
  await clock.putRight()

  const minutesFromNow = ({ at }: { at: string }) => (Date.parse(at) - Date.now()) / 60_000
  const changed = await done(admin('GET', `${ownClient.path}/payment-changes`))
  expect(changed.data.map(minutesFromNow)).toEqual([expect.closeTo(400 * 24 * 60 + 60, -2)])
  for (const query of [`resource=client&record_id=${ownClient.id}`, 'group=request']) {
    const { data } = await done(admin('GET', `/fm/events?${query}`))
    const own = data.filter(({ record_id }: { record_id: string }) => record_id === ownClient.id)
    expect(own.map(minutesFromNow)).toEqual([
      expect.closeTo(-30, -1),
      expect.closeTo(0, -1),
      expect.closeTo(400 * 24 * 60 + 60, -2),
      expect.closeTo(0, -1),
    ])
  }
})

test('a clock that somebody else set meanwhile, or that cannot be set, is told of', async ({
  as,
  accounts,
  origin,
  clock,
}) => {
  const admin = await as('admin')
  await clock.set('2031-03-14T02:00:00Z')
  await admin('PUT', '/demo/clock', { now: '2031-03-14T03:00:00Z' })
  await expect(clock.advance({ days: 1 })).rejects.toThrow(/^Somebody else set the service's clock/)
  await clock.putRight()
  const { clock: forbidden } = clockOf(
    caller(origin, () => accounts.bearer('editor')),
    origin,
  )
  await expect(forbidden.set(new Date())).rejects.toThrow('it takes Roles:Manage')
})
