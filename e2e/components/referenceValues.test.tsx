import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ApiDocument } from '@/components/reference/document'
import { ParameterRows } from '@/components/reference/operation/Parameters'
import { expectAccessible } from '../support/accessible'
import { showSignedIn } from '../support/component'

/** The values that a parameter takes, in the API reference. */

const DOCUMENT: ApiDocument = {
  ...{ info: { title: 'Fleetbook', version: '1' }, servers: [], tags: [] },
  ...{ paths: {}, components: {} },
}

const VALUES = Array.from({ length: 221 }, (_, at) => `member_of_a_client_${at + 1}`)

test.each([1280, 390])(
  'of many there are the first, and all for who asks, at %i',
  async (width) => {
    await page.viewport(width, 844)
    const sorted = { type: 'array', items: { type: 'string', enum: VALUES } }
    const few = { type: 'string', enum: VALUES.slice(0, 12) }
    showSignedIn(
      <section id="values">
        <ParameterRows
          document={DOCUMENT}
          parameters={[
            { name: 'sort', in: 'query', schema: sorted },
            { name: 'mode', in: 'query', schema: few },
          ]}
        />
      </section>,
    )
    const all = page.getByRole('button', { name: 'Show all 221 values of sort' })
    await expect.element(all).toHaveAttribute('aria-expanded', 'false')
    const first = page.getByText(VALUES.slice(0, 12).join(', '), { exact: true })
    await expect.poll(() => first.elements()).toHaveLength(2)
    expect(document.body.textContent).not.toContain('of mode')
    await userEvent.keyboard('{Tab}')
    await expect.element(all).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(VALUES.join(', '), { exact: true })).toBeVisible()
    const less = page.getByRole('button', { name: 'Show the first values of sort' })
    await expect.element(less).toHaveFocus()
    await expect.element(less).toHaveAttribute('aria-expanded', 'true')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible('#values')
    await less.click()
    await expect.poll(() => first.elements()).toHaveLength(2)
  },
)
