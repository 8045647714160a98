import { box, done, fill, names, ownWord, rows, save } from '@fleetbook/playwright'
import { family } from '../../support/browser/list'
import { expect, test } from '../../support/console'

test('what has a name is called by its new one once a code was given another, on the way back too', async ({
  signedInAs,
  as,
}) => {
  const call = await as('admin')
  const code = `IND-${ownWord()}`
  const [before, after] = [`Mills of ${ownWord()}`, `Works of ${ownWord()}`]
  const entry = { list: 'client_industry', code, name: before }
  const { code_id } = await done(call('POST', '/fm/codes', entry))
  const { word } = await family(call, [{ client_industry_id: code }])
  const page = await signedInAs('admin')
  await page.goto(`/clients?search=${word}&columns=name,client_industry_id`)
  const cell = (words: string) => rows(page).getByRole('cell', { name: words })
  await expect(cell(`${before} · ${code}`)).toBeVisible()

  await rows(page).getByRole('link').click()
  await page.getByRole('link', { name: `Open ${before}` }).click()
  await expect(page).toHaveURL(new RegExp(`/codes/${code_id}$`))
  await fill(page, 'name', after)
  await save(page)
  await page.goBack()
  // A save leaves an entry behind that Back skips by itself: a second Back before that is none.
  await expect(box(page, 'client_industry_id')).toHaveValue(after)
  await page.goBack()
  await expect(cell(`${after} · ${code}`)).toBeVisible()
})

test('clients are filtered by a person who is found by name', async ({
  signedInAs,
  as,
  ownUser,
}) => {
  const { word } = await family(await as('admin'), [{ user_id: ownUser.id }, {}])
  const page = await signedInAs('viewer')
  await page.goto(`/clients?search=${word}`)
  await expect(names(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Find a field' }).fill('user_id')
  await page.getByRole('menuitem').first().click()
  await page.getByRole('combobox').fill(ownUser.displayName)
  await page.getByRole('option', { name: ownUser.displayName }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(names(page)).toHaveText([`${word} A`])
  await expect(page).toHaveURL(new RegExp(`user_id=${ownUser.id}(&|$)`))
  await expect(page.locator('[data-filter]')).toContainText(
    `${ownUser.displayName} · ${ownUser.id}`,
  )
})
