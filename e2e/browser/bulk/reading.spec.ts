import { becomes, chooseFile, csv, downloaded, press } from '../../support/browser/importing'
import { expect, test } from '../../support/console'

test.describe('A file to import', () => {
  test('what a spreadsheet would run is written harmless', async ({ signedInAs }) => {
    const page = await signedInAs('editor')
    await chooseFile(page, csv('client_id,area', '9999999998,"=HYPERLINK(""x"")"'))
    await press(page, 'Check the file')
    await expect(page.getByText('1 refused')).toBeVisible()
    expect(await downloaded(page, 'The refused row')).toContain(`"'=HYPERLINK(""x"")"`)
    expect(await downloaded(page, 'All faults')).toContain('2,client_id,')
  })

  test('is mapped by hand, and the next one is read as it was written', async ({
    signedInAs,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    await test.step('a column is mapped by hand, and the key is asked for', async () => {
      await chooseFile(page, csv('Whose,Where', `${ownClient.id},South`))
      await expect(page.getByText('No column is the client id')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Check the file' })).toBeDisabled()
      for (const [column, field] of [
        ['Whose', 'Client ID'],
        ['Where', 'Suburb or town'],
      ] as const) {
        await becomes(page, column).fill(field)
        await page.getByRole('option', { name: field }).first().click()
      }
      await press(page, 'Check the file')
      await press(page, 'Change 1 client')
      await expect(page.getByText('1 changed')).toBeVisible()
      expect(await ownClient.read()).toMatchObject({ area: 'South' })
    })

    await test.step('empty cells leave, or clear when asked; Windows-1252 and semicolons are read', async () => {
      await ownClient.patch({ area: 'North', client_class: 'Old' })
      const text = csv('client_id;client_class;area', `${ownClient.id};Café;`)
      await chooseFile(page, Buffer.from(text, 'latin1'))
      await expect(page.getByText('Windows-1252, separated by semicolons')).toBeVisible()
      await press(page, 'Check the file')
      await press(page, 'Change 1 client')
      await expect(page.getByText('1 changed')).toBeVisible()
      expect(await ownClient.read()).toMatchObject({ client_class: 'Café', area: 'North' })

      await chooseFile(page, Buffer.from(text, 'latin1'))
      await page.getByText('Clear', { exact: true }).click()
      await expect(page.getByText('puts it back to its default')).toBeVisible()
      await press(page, 'Check the file')
      await press(page, 'Change 1 client')
      await expect(page.getByText('1 changed')).toBeVisible()
      expect(await ownClient.read()).toMatchObject({ client_class: 'Café', area: null })
    })
  })

  test('tells what is no file to import', async ({ signedInAs }) => {
    const page = await signedInAs('editor')
    await page.goto('/clients/import')
    const chooser = page.waitForEvent('filechooser')
    await press(page, 'Choose a file')
    await (await chooser).setFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('') })
    await expect(page.getByRole('alert').filter({ hasText: 'first row is empty' })).toBeVisible()
  })
})
