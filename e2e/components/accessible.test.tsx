import { expect, test } from 'vitest'
import { expectAccessible } from '../support/accessible'
import { show } from '../support/component'

/** What other tests look at pages with tells what is wrong with them. */

test.each(['light', 'dark'])(
  'a text that is faint in the %s theme alone is told',
  async (theme) => {
    const [faint, plain] = ['#888', 'CanvasText']
    const color =
      theme === 'light' ? `light-dark(${faint}, ${plain})` : `light-dark(${plain}, ${faint})`
    const background = `light-dark(${theme === 'light' ? '#777' : '#fff'}, ${theme === 'dark' ? '#777' : '#000'})`
    show(<p style={{ color, background }}>Faint</p>)
    await expect.poll(() => document.querySelector('p')).not.toBeNull()
    await expect(expectAccessible('p')).rejects.toThrow(`in ${theme}`)
  },
)

test('so is a control without a name', async () => {
  show(<button type="button" />)
  await expect.poll(() => document.querySelector('button')).not.toBeNull()
  await expect(expectAccessible('main')).rejects.toThrow('button-name')
})
