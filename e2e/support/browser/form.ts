import { box } from '@fleetbook/playwright'
import { expect, type Page } from 'playwright/test'

/** Opens the form of a client and waits until it can be typed into. */
export async function openClient(page: Page, id: string): Promise<void> {
  await page.goto(`/clients/${id}`)
  await expect(box(page, 'name')).toBeVisible()
}
