import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { service } from '../support/answers'
import { openPageEarly } from '../support/consolePage'
import { enterInto, FIELDS, knownOf, TYPED } from '../support/early'
import { LOOKED_AT } from '../support/lookedAt'
import { WEBHOOK_STATE } from '../support/webhookState'

beforeEach(async () => {
  await page.viewport(1280, 720)
})

const fields = () => document.querySelectorAll(`#main ${FIELDS}`)

/** Of which no page of the console is, as Next itself says. */
const isNone = (path: string) => path === '/nowhere'

test.each(
  Object.values(LOOKED_AT)
    .flat()
    .filter((path) => !isNone(path)),
)('what is entered before %s has come to life is kept, and known to it', async (path) => {
  service({ 'GET /admin/webhooks/1/state': WEBHOOK_STATE })
  let entered = 0
  openPageEarly(path, () => {
    entered = enterInto(fields(), TYPED)
  })
  await expect
    .poll(() => Object.keys(document.getElementById('main') ?? {}).join())
    .toMatch(/__react/)
  await expect.poll(() => knownOf(fields(), TYPED)).toBeGreaterThanOrEqual(entered)
})
