import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProblem } from '@/components/api/problem'
import type { Saved } from '@/components/form/model/transport'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'
import { OpenApproval } from '../support/openApproval'
import { stillTransport } from '../support/transport'

/** The maintenance lines of an approval as somebody else's are merged into them. */

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ description: `Part ${at + 1}`, amount: at + 1 }))
const recordOf = (maintenance_lines: readonly object[]) => ({
  ...{ approval_id: '88001', contract_id: 'C-1', status_flag: 'requested' },
  maintenance_lines,
})

let overtake: (theirs: readonly object[]) => void
let sent = 0

const contract = page.getByRole('textbox', { name: 'Contract', exact: true })
const description = (row: number) =>
  page.getByRole('textbox', { name: `Description, line ${row}`, exact: true })

/** Shows an approval, and saves another contract for it: before an answer comes, others may be first. */
async function saveOne(own: readonly object[]) {
  let theirs = recordOf(own)
  const transport = {
    ...stillTransport('/api/v1/fm/approvals/88001'),
    load: async () => ({ record: theirs, etag: '"1.2"' }),
    save() {
      sent++
      return new Promise<Saved>((_, reject) => {
        overtake = (next) => {
          theirs = recordOf(next)
          reject(new ApiProblem(412, { code: 'precondition_failed', title: 'Changed' }, null))
        }
      })
    },
    show: () => ({ method: 'PATCH', url: 'https://fleet.example/', headers: [] }),
  }
  showSignedIn(<OpenApproval record={recordOf(own)} transport={transport} />, ['Approvals:Update'])
  await contract.fill('C-2')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => sent).toBe(1)
}

beforeEach(async () => {
  sent = 0
  await page.viewport(1280, 720)
  history.replaceState(null, '', '/approvals/88001')
  answering(() => refusal('not_found'))
})

test('an Escape of an input method takes back nothing of what was typed', async () => {
  showSignedIn(
    <OpenApproval
      record={recordOf(lines(1))}
      transport={stillTransport('/api/v1/fm/approvals/88001')}
    />,
    ['Approvals:Update'],
  )
  await description(1).fill('Typed words')
  const pressEscape = (isComposing: boolean) =>
    description(1)
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing, bubbles: true }))
  pressEscape(true)
  await expect.element(description(1)).toHaveValue('Typed words')
  pressEscape(false)
  await expect.element(description(1)).toHaveValue('Part 1')
})

test('what is typed as others’ lines come in is one’s own change of them: a person chooses', async () => {
  const many = lines(41)
  await saveOne(many)
  // The form hears of so many lines a little later.
  const theirs = many.with(1, { description: 'Theirs', amount: 999 })
  document.addEventListener('input', () => overtake(theirs), { once: true })
  await description(1).fill('Mine')
  await expect.element(page.getByRole('dialog', { name: /saved this approval/ })).toBeVisible()
  expect(sent).toBe(1)
})

test('the menu of a line is of that line also where others’ have made it another row', async () => {
  const own = lines(3)
  await saveOne(own)
  await page.getByRole('button', { name: 'More for line 2' }).click({ force: true })
  await expect.element(page.getByRole('menu', { name: 'Line 2' })).toBeVisible()
  overtake(own.slice(1))
  await expect.element(page.getByRole('menu', { name: 'Line 1' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Delete line' }).click()
  await expect.element(description(1)).toHaveValue('Part 3')
  expect(description(2).elements()).toEqual([])
})

test('the menu of a line goes with it', async () => {
  const own = lines(3)
  await saveOne(own)
  await page.getByRole('button', { name: 'More for line 2' }).click({ force: true })
  await expect.element(page.getByRole('menu', { name: 'Line 2' })).toBeVisible()
  overtake([own[0] ?? {}, own[2] ?? {}])
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(description(2)).toHaveValue('Part 3')
})
