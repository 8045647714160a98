import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MergeDialog } from '@/components/form/dialogs/MergeDialog'
import type { HistoryEvent } from '@/components/form/model/history'
import { type Choices, threeWayMerge } from '@/components/form/model/merge'
import { formOf } from '@/components/form/model/values'
import { client } from '@/lib/resources'
import { showSignedIn } from '../support/component'

/** What the merge dialog asks of a person, and what it answers with. */

const tom = { user_id: '7', display_name: 'Tom Hale' }

/** The newest entry of a record in which these fields changed. */
const entryOf = (fields: readonly string[], by: typeof tom): HistoryEvent => ({
  event_id: '9',
  at: '2026-11-21T04:00:00Z',
  action: 'updated',
  user: by,
  audit_user: by,
  request_id: 'r-1',
  reason: null,
  changes: fields.map((field) => ({ field, from: null, to: '' })),
})

/** Asks about what two have made of one client; gives what was answered so far. */
function ask(by = tom, isOutcomeUnknown = false): (Choices | null)[] {
  const answers: (Choices | null)[] = []
  const theirs = { client_code: 'FIRST', area: 'First area', fax: '0255501111' }
  const mine = { client_code: 'SECOND', area: 'Second area', phone: '0255500000' }
  const merges = threeWayMerge(
    client,
    formOf(client, {}),
    formOf(client, mine),
    formOf(client, theirs),
  )
  showSignedIn(
    <MergeDialog
      resource={client}
      question={{
        merges,
        events: [
          // Two saves of one person, one after the other.
          entryOf(['area', 'fax'], by),
          entryOf(['client_code'], by),
        ],
        isSaving: true,
        isOutcomeUnknown,
        answer: (choices) => answers.push(choices),
      }}
    />,
  )
  return answers
}

const dialog = page.getByRole('dialog', { name: /^Tom Hale saved this client/ })
const saveMerged = dialog.getByRole('button', { name: 'Save the merged record' })
const radio = (name: string) => dialog.getByRole('radio', { name, exact: true })

const cellsOf = (label: string) =>
  dialog
    .getByRole('row')
    .elements()
    .find((row) => row.querySelector('th')?.textContent === label)
    ?.querySelectorAll('td')

describe('the merge dialog', () => {
  test('tells what each has changed, and asks only where both did', async () => {
    ask()
    await expect.element(dialog).toHaveTextContent('2 fields were changed by both of you.')
    await expect
      .element(dialog)
      .toHaveTextContent('merge by themselves: 1 of yours and 1 of theirs')
    const texts = (label: string) => [...(cellsOf(label) ?? [])].map((cell) => cell.textContent)
    expect(texts('Client code').slice(0, 3)).toEqual(['Not set', 'FIRST', 'SECOND'])
    expect(texts('Fax')).toEqual(['Not set', '(02) 5550 1111', 'unchanged', 'theirs'])
    expect(texts('Phone')).toEqual(['Not set', 'unchanged', '(02) 5550 0000', 'yours'])
    expect(dialog.getByRole('radio').elements().length).toBe(4)
  })

  test('names whoever saved meanwhile, and nobody who changed the rest of an account before', async () => {
    const began = { bank_bsb: '062000', bank_account_number: '1' }
    const merges = threeWayMerge(
      client,
      formOf(client, began),
      formOf(client, { ...began, bank_account_number: '2' }),
      formOf(client, { ...began, bank_bsb: '063000' }),
    )
    const before = entryOf(['bank_account_number'], { user_id: '9', display_name: 'Partner' })
    const events = [entryOf(['bank_bsb'], tom), before]
    const question = {
      merges,
      events,
      isSaving: true,
      isOutcomeUnknown: false,
      answer: () => undefined,
    }
    showSignedIn(<MergeDialog resource={client} question={question} />)
    await expect.element(dialog).toHaveTextContent('2 fields were changed by both of you.')
    await expect.element(dialog).not.toHaveTextContent('Partner')
  })

  test('chooses nothing itself, and is answered by the keys alone', async () => {
    const answers = ask()
    await expect
      .element(dialog.getByRole('status'))
      .toHaveTextContent('Choose theirs or yours for 2 fields.')
    expect(dialog.getByRole('radio', { checked: true }).elements()).toEqual([])
    await expect.element(saveMerged).toBeDisabled()
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(answers).toEqual([])

    // Past the cross, each group is one stop.
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(radio('Theirs: FIRST')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(saveMerged).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(radio('Yours: Second area')).toBeChecked()
    await expect.element(saveMerged).toBeEnabled()
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(answers).toEqual([{ client_code: 'theirs', area: 'mine' }])
  })

  test('says so where it was oneself, in another window', async () => {
    // Who is signed in here.
    ask({ user_id: '2', display_name: 'Priya Raman' })
    const own = page.getByRole('dialog', { name: 'You saved this client in another window' })
    await expect.element(own).toHaveTextContent('2 fields were changed here and there.')
    await expect
      .element(own.getByRole('radio', { name: 'There: FIRST', exact: true }))
      .toBeInTheDocument()
    await expect
      .element(own.getByRole('radio', { name: 'Here: SECOND', exact: true }))
      .toBeInTheDocument()
    expect(own.element().textContent).not.toMatch(/theirs|yours|Priya/i)

    ask({ user_id: '2', display_name: 'Priya Raman' }, true)
    const either = /here, by a save that was not answered, or in another window$/
    await expect.element(page.getByRole('dialog', { name: either })).toBeVisible()
  })

  test('goes back to the form with nothing chosen', async () => {
    const answers = ask()
    await dialog.getByRole('button', { name: 'Back to the form' }).click()
    expect(answers).toEqual([null])
  })
})
