import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PaletteBody } from '@/components/shell/palette/PaletteBody'
import { SearchField } from '@/components/ui/field/SearchField'
import { showSignedIn } from '../support/component'

const none = () => undefined

test('the palette says all that it finds, on a phone too', async () => {
  await page.viewport(390, 844)
  showSignedIn(<PaletteBody actions={[]} onChosen={none} onGone={none} onClose={none} />)
  const input = page.getByRole('searchbox', { name: 'Find anything' })
  await expect.element(input).toBeVisible()
  const { placeholder, clientWidth } = input.element() as HTMLInputElement
  const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  pen.font = getComputedStyle(input.element()).font
  expect(pen.measureText(placeholder).width).toBeLessThan(clientWidth)
})

test('a placeholder without room ends in an ellipsis', async () => {
  showSignedIn(<SearchField label="Display name, user name or user id" className="w-30" />)
  const input = page.getByRole('searchbox')
  await expect.element(input).toBeVisible()
  expect(getComputedStyle(input.element(), '::placeholder').textOverflow).toBe('ellipsis')
})
