import { readFile } from 'node:fs/promises'
import { type OwnClient, rows } from '@fleetbook/playwright'
import { expectAccessible } from '../../support/browser/axe'
import { becomes, chooseFile, csv, downloaded, press } from '../../support/browser/importing'
import { intercept } from '../../support/browser/intercept'
import { exportAs } from '../../support/browser/list'
import { expect, test } from '../../support/console'

test.describe('Importing a file', () => {
  test('names faults by row and column; the rejects are mended and sent again', async ({
    signedInAs,
    ownClients,
  }) => {
    const { clients } = await ownClients(3)
    const [a, b, c] = clients.map(({ id }) => id)
    const page = await signedInAs('editor')
    await chooseFile(
      page,
      csv(
        'Id,Finance limit,finance_review_dat,Area,Ours',
        `${a},"9,999,999,999,999.123456",30/06/2027,"=1+1, Ltd",x`,
        `${b},a lot,31/02/2027,West,x`,
        `${c},5,2027-07-01,East,x`,
        `${a},6,,Twice,x`,
        `9999999999,7,,Nowhere,x`,
      ),
    )
    await expect(becomes(page, 'Id')).toHaveValue('Client ID')
    await expect(becomes(page, 'finance_review_dat')).toHaveValue('Finance review')
    await expect(page.getByText('Ours is no field of clients')).toBeVisible()
    await press(page, 'Ignore it')
    await expect(becomes(page, 'Ours')).toHaveValue('Ignore this column')

    await press(page, 'Check the file')
    await expect(page.getByText('2 will change')).toBeVisible()
    await expect(page.getByText('3 refused', { exact: true })).toBeVisible()
    const faults = page.getByRole('region', { name: 'Faults' })
    await expect(faults.getByRole('row', { name: /^3 Finance limit .*a lot/ })).toBeVisible()
    await expect(
      faults.getByRole('row', { name: /^3 finance_review_dat .*31\/02\/2027/ }),
    ).toBeVisible()
    await expect(faults.getByRole('row', { name: /^5 Id .*already in row 2/ })).toBeVisible()
    await expect(faults.getByRole('row', { name: /^6 Id .*no client 9999999999/ })).toBeVisible()
    const preview = page.getByRole('region', { name: 'Before and after' })
    await expect(
      preview.getByRole('row', { name: /Finance limit 1,000\.00 AUD 5\.00 AUD/ }),
    ).toBeVisible()
    expect(await clients[2]?.read()).toMatchObject({ finance_limit: 1000 })

    await press(page, 'Change 2 clients')
    await expect(page.getByText('2 changed')).toBeVisible()
    expect(await clients[0]?.text()).toContain('"finance_limit":9999999999999.123456')
    expect(await clients[0]?.read()).toMatchObject({
      area: '=1+1, Ltd',
      finance_review_date: '2027-06-30',
    })

    const rejects = await downloaded(page, 'The 3 refused rows')
    expect(rejects).toContain('Id,Finance limit,finance_review_dat,Area,Ours,Reason refused')
    expect(rejects).toContain(`${b},a lot,'31/02/2027,West,x,"Finance limit:`)
    const mended = rejects
      .replace('a lot', '12.5')
      .replace('31/02/2027', '28/02/2027')
      .split('\r\n')
      .slice(0, 2)
      .join('\r\n')
    await chooseFile(page, mended, 'rejects.csv')
    await expect(becomes(page, 'Reason refused')).toHaveValue('Ignore this column')
    await press(page, 'Ignore it')
    await press(page, 'Check the file')
    await expect(page.getByText('0 refused')).toBeVisible()
    await press(page, 'Change 1 client')
    await expect(page.getByText('1 changed')).toBeVisible()
    expect(await clients[1]?.read()).toMatchObject({
      finance_limit: 12.5,
      finance_review_date: '2027-02-28',
      area: 'West',
    })
  })
  test('what was exported to be edited comes back: one cell changes, a stale row is refused', async ({
    signedInAs,
    ownClients,
  }) => {
    const { clients, word } = await ownClients(2)
    const [first, second] = clients as [OwnClient, OwnClient]
    const odd = { client_code: '007', bank_account_number: '1234567890123456', area: '=1+1' }
    const figures = { finance_limit: 1234567890123.25, client_defaults: { management_fee: 12.5 } }
    await first.patch({ ...odd, ...figures })
    const page = await signedInAs('editor')
    const shown =
      'name,client_code,bank_account_number,finance_limit,area,ecm_flag,client_defaults.management_fee'
    await page.goto(`/clients?search=${word}&columns=${shown}&sort=client_id`)
    await expect(rows(page)).toHaveCount(2)
    const file = page.waitForEvent('download')
    await exportAs(page, 'Export CSV', 'To edit and import again')
    const exported = await readFile(await (await file).path(), 'utf8')
    expect(exported).toContain(`${first.id},"""`)
    expect(exported).toContain("'007,'1234567890123456,'1234567890123.25,'=1+1,yes,12.5")

    const before = [await first.text(), await second.text()]
    await chooseFile(page, exported)
    await press(page, 'Check the file')
    await expect(page.getByText('0 will change')).toBeVisible()
    await expect(page.getByText('2 unchanged')).toBeVisible()

    await second.patch({ area: 'Meanwhile' })
    const edited = exported.replace('12.5', '13.75').replace(second.name, `${second.name} again`)
    await chooseFile(page, edited)
    await expect(becomes(page, 'Version (_if_match)')).toHaveValue('Version')
    await press(page, 'Check the file')
    const fault = page.getByRole('region', { name: 'Faults' }).getByRole('row', { name: /^3 / })
    await expect(fault).toContainText(
      `client ${second.id} than the one of now: Priya Raman changed it last`,
    )
    await press(page, 'Change 1 client')
    await expect(page.getByText('1 changed')).toBeVisible()
    expect(await first.text()).toBe(
      before[0]?.replace('"management_fee":12.5', '"management_fee":13.75'),
    )
    expect(await second.read()).toMatchObject({ name: second.name, area: 'Meanwhile' })
  })

  test('two thousand rows go in batches; stopping leaves the rest unsent', async ({
    signedInAs,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    const others = Array.from({ length: 1999 }, (_, index) => `${8_000_000_000 + index},X`)
    await chooseFile(page, csv('client_id,area', `${ownClient.id},First`, ...others))
    await press(page, 'Check the file')
    await expect(page.getByText('1,999 refused', { exact: true })).toBeVisible()
    await expect(page.getByText('The first 200 of 1,999 faults')).toBeVisible()

    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await intercept(page, '**/api/v1/fm/clients', async (route) => {
      await held
      await route.continue()
    })
    const sent = page.waitForRequest('**/api/v1/fm/clients')
    await press(page, 'Change 1 client')
    await sent
    await press(page, 'Stop after this batch')
    release()
    await expect(page.getByText('1 changed')).toBeVisible()
    await expect(page.getByText('1,000 not sent')).toBeVisible()
    expect(await downloaded(page, /1,999 rows not written/)).toContain(
      'Not sent: the import was stopped',
    )
  })

  test('fifty thousand rows are read beside the page, by a worker that ends', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('editor')
    await page.route('**/api/v1/fm/clients?dry_run=true', async (route) => {
      const elements = route.request().postDataJSON() as unknown[]
      const results = elements.map(() => ({ status: 'updated', changes: [] }))
      await route.fulfill({ json: { results } })
    })
    const rows = Array.from({ length: 50_000 }, (_, index) => `${10_001 + index},${index}.5,A`)
    await chooseFile(page, csv('client_id,finance_limit,area', ...rows))
    await expect.poll(() => page.workers().length).toBe(0)

    const reader = page.waitForEvent('worker')
    await press(page, 'Check the file')
    const ended = (await reader).waitForEvent('close')
    await press(page, 'Stop')
    await ended
    await expect(page.getByRole('button', { name: 'Check the file' })).toBeVisible()

    await press(page, 'Check the file')
    await expect(page.getByText('50,000 will change')).toBeVisible()
    await expect.poll(() => page.workers().length).toBe(0)
  })

  test('a viewer is told what it takes', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients/import')
    await expect(page.getByText('Clients:Update')).toBeVisible()
  })
})

test('Everybody can use the import', async ({ signedInAs, ownClient }) => {
  const page = await signedInAs('editor')
  await page.goto('/clients/import')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await expectAccessible(page)
  await chooseFile(page, csv('client_id,area,Own', `${ownClient.id},A,x`, 'x,B,x'))
  await expectAccessible(page)
  await press(page, 'Ignore it')
  await press(page, 'Check the file')
  await expect(page.getByText('1 refused')).toBeVisible()
  await expectAccessible(page)
})
