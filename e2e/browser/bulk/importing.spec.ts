import { expectAccessible } from '../../support/browser/axe'
import { becomes, chooseFile, csv, downloaded, press } from '../../support/browser/importing'
import { expect, test } from '../../support/console'

test('An import names faults by row and column; its rejects are mended and sent again', async ({
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
  await expect(page.getByText('Ours is matched to no field of clients')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Ignore it')
  await expect(becomes(page, 'Ours')).toHaveValue('Ignore this column')

  await press(page, 'Check the file')
  await expect(page.getByText('2 will change')).toBeVisible()
  await expect(page.getByText('3 refused', { exact: true })).toBeVisible()
  await expectAccessible(page)
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
  await page.getByRole('textbox', { name: 'Reason' }).fill('Yearly review – §4')
  await press(page, 'Change 1 client')
  await expect(page.getByText('1 changed')).toBeVisible()
  expect(await clients[1]?.read()).toMatchObject({
    finance_limit: 12.5,
    finance_review_date: '2027-02-28',
    area: 'West',
  })
  expect(await clients[1]?.newestEvent()).toMatchObject({ reason: 'Yearly review – §4' })
})
