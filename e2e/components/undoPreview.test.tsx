import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ChangedRecord } from '@/components/form/model/changedRecord'
import { RecordHistory } from '@/components/history/record/RecordHistory'
import { change, entry } from '@/components/history/undo/plan.fixture'
import { UndoDialog } from '@/components/history/undo/UndoDialog'
import { client } from '@/lib/resources'
import { refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'
import { eventService } from '../support/eventService'

/** What the undo of a request would do is seen before it is done, and then asked of the service. */

beforeEach(() => page.viewport(1280, 720))

interface Sent {
  readonly call: string
  readonly headers: Headers
  readonly body: unknown
}

const MAY = ['Clients:Update', 'Approvals:Update', 'ClientPackagingDefaults:Set']
const ME = { user: { user_id: '2' }, role: { name: 'Editor' }, permissions: MAY }

/** A history of which parts are set back by calls; the answer to each write is the test's. */
function undoService(
  entries: readonly ChangedRecord[],
  answer: (call: Sent) => Response | undefined = () => undefined,
  records: Readonly<Record<string, object>> = {},
): Sent[] {
  const sent: Sent[] = []
  eventService(entries, {
    also({ method, path, headers, body }) {
      const own = path.replace('/api/v1', '')
      if (own === '/me') return Response.json(ME)
      if (method === 'GET') return records[own] && Response.json(records[own])
      sent.push({ call: `${method} ${own}`, headers, body })
      return answer(sent.at(-1) as Sent) ?? new Response(null, { status: 204 })
    },
  })
  return sent
}

const onClose = vi.fn()
beforeEach(() => void onClose.mockClear())

function open(event: ChangedRecord | undefined) {
  const newest = event as ChangedRecord
  showSignedIn(<UndoDialog event={newest} offers="request" onClose={onClose} />, MAY)
}

const dialog = page.getByRole('dialog')
const says = (words: string) => expect.element(dialog).toHaveTextContent(words)
const undo = () => dialog.getByRole('button', { name: /^Undo [0-9]/ }).click()
const reasonOf = ({ headers }: Sent) =>
  new TextDecoder().decode(
    Uint8Array.from(headers.get('audit-reason') ?? '', (each) => each.charCodeAt(0)),
  )

/** Clients whose fee and area one request has set, each of the version that it is of by now. */
const feeRound = (ids: readonly string[], record_version = 3): ChangedRecord[] =>
  ids.map((record_id) =>
    entry({
      ...{ record_id, record_version, request_id: 'fees', reason: 'Fee round' },
      changes: [change('management_fee', 10, 25), change('area', null, 'Geelong')],
    }),
  )
const anna = { user_id: '7', display_name: 'Anna Berg' }
const since = (record_id: string, name: string, from: unknown, to: unknown) =>
  entry({
    record_id,
    request_id: 'since',
    user: anna,
    audit_user: anna,
    changes: [change(name, from, to)],
  })

describe('A field that was changed again since', () => {
  test('stays as it is, and is set back where it is ticked, for the reason that is given', async () => {
    const entries = [...feeRound(['10001', '10002']), since('10001', 'management_fee', 25, 31)]
    const sent = undoService(entries)
    open(entries[0])
    await says('1 field was changed again since')
    await says('changed by Anna Berg')
    await says('3 fields of 2 records')
    await dialog.getByText('client 10001').first().click()
    await says('4 fields of 2 records')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed with Zoë')
    await undo()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    const both = { management_fee: 10, area: null, _if_match: '"3"' }
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      [
        'PATCH /fm/clients',
        expect.arrayContaining([
          { client_id: '10001', ...both },
          { client_id: '10002', ...both },
        ]),
      ],
    ])
    expect(reasonOf(sent[0] as Sent)).toBe('Agreed with Zoë')
  })

  test('goes back with the others of its bank account: half of two accounts is none', async () => {
    const entries = [
      entry({
        ...{ record_id: '10001', record_version: 4, request_id: 'bank' },
        changes: [change('bank_bsb', '062000', '063000'), change('bank_account_number', '1', '2')],
      }),
      since('10001', 'bank_account_number', '2', '3'),
    ]
    const sent = undoService(entries)
    open(entries[0])
    await says('2 fields were changed again since')
    await dialog.getByRole('checkbox').first().click({ force: true })
    await undo()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.body).toEqual([
      { client_id: '10001', bank_bsb: '062000', bank_account_number: '1', _if_match: '"4"' },
    ])
  })

  test('meanwhile has the preview read anew, and nothing is set back before that is looked at', async () => {
    const entries = feeRound(['10001', '10002'])
    let isFirst = true
    const sent = undoService(entries, () => {
      if (!isFirst) return undefined
      isFirst = false
      const changed = feeRound(['10001', '10002'], 4)
      entries.splice(0, 2, ...changed, since('10001', 'area', 'Geelong', 'Meanwhile'))
      const message = 'The record has changed.'
      const errors = [{ pointer: '/0/_if_match', code: 'precondition_failed', message }]
      return refusal('validation_failed', { errors })
    })
    open(entries[0])
    await says('4 fields of 2 records')
    await undo()
    await says('Somebody changed a record meanwhile')
    await says('1 field was changed again since')
    await says('Nothing has been set back.')
    expect(onClose).not.toHaveBeenCalled()
    await undo()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.body).toEqual(
      expect.arrayContaining([
        { client_id: '10001', management_fee: 10, _if_match: '"4"' },
        { client_id: '10002', management_fee: 10, area: null, _if_match: '"4"' },
      ]),
    )
  })
})

test('Approvals are set back one by one, and packaging defaults as a whole: all as one request', async () => {
  const of = { request_id: 'mixed', record_version: 2 }
  const entries = [
    entry({
      ...of,
      resource: 'approval',
      record_id: '88001',
      changes: [change('notes', 'before', 'after')],
    }),
    entry({
      ...{ ...of, resource: 'packaging_defaults', record_id: '10001' },
      changes: [change('bank_bsb', '062-000', '999-999')],
    }),
  ]
  const packaging = '/sp/client/packaging-defaults/10001'
  const held = { client_id: '10001', bank_bsb: '999-999', apca_number: '1' }
  const sent = undoService(entries, () => Response.json({}), { [packaging]: held })
  open(entries[0])
  await says('2 fields of 2 records')
  await undo()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const set = new Map(sent.map(({ call, body }) => [call, body]))
  expect(set.get('PATCH /fm/approvals/88001')).toEqual({ notes: 'before' })
  expect(set.get(`PUT ${packaging}`)).toMatchObject({ bank_bsb: '062-000', apca_number: '1' })
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"2"'])
  const requests = new Set(sent.map(({ headers }) => headers.get('x-request-id')))
  expect([...requests]).toEqual([expect.stringMatching(/^undo-/)])
})

test('What is set back stands in columns, whatever the length of what there is', async () => {
  const changes = [
    change('management_fee', 10, 25),
    change('area', 'East', 'Geelong and the Bellarine'),
  ]
  const entries = [entry({ record_id: '10001', record_version: 3, request_id: 'fees', changes })]
  undoService(entries)
  open(entries[0])
  await says('2 fields of 1 record')
  const arrows = dialog.element().querySelectorAll('[aria-label="goes back to"]')
  const places = [...arrows].map((each) => each.getBoundingClientRect().left)
  expect(places).toHaveLength(2)
  expect(places[0]).toBe(places[1])
})

test('Who stands in the way is named, and that nothing has been set back', async () => {
  const entries = [
    entry({ resource: 'approval', record_id: '88001', changes: [change('notes', null, 'after')] }),
  ]
  const detail = 'Partner integration (user 4) holds the lock until 2026-11-20T03:05:00Z.'
  const by = { user_id: '4', display_name: 'Partner integration' }
  const until = '2026-11-20T03:05:00Z'
  undoService(entries, () => refusal('locked', { detail, locked_by: by, locked_until: until }))
  open(entries[0])
  await undo()
  const alert = dialog.getByRole('alert')
  await expect.element(alert).toHaveTextContent('approval 88001: The record is locked')
  await expect.element(alert).toHaveTextContent(/Partner integration holds it until .*\d\d:\d\d\./)
  await expect.element(alert).toHaveTextContent('Nothing has been set back.')
  expect(onClose).not.toHaveBeenCalled()
})

test('What was added is named, and stays', async () => {
  const of = { request_id: 'made', record_name: 'Mallee' }
  const entries = [
    entry({ ...of, action: 'created', changes: [change('name', null, 'Mallee')] }),
    entry({ ...of, changes: [change('area', null, 'Later')] }),
  ]
  undoService(entries)
  open(entries[1])
  await says('It added Mallee · client 10001')
  await says('There is nothing to set back')
  await expect.element(dialog.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
})

test('From the history of one record that is set back alone, and the others when they are asked for', async () => {
  const entries = feeRound(['10001', '10002', '10003'])
  const sent = undoService(entries, ({ body }) => {
    for (const { client_id } of body as { client_id: string }[]) {
      const changes = [change('management_fee', 25, 10), change('area', 'Geelong', null)]
      entries.push(entry({ record_id: client_id, request_id: 'undone', changes }))
    }
    return undefined
  })
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <SearchParamsContext value={new URLSearchParams()}>
        {['10001', '10002'].map((id) => (
          <section key={id} aria-label={`Client ${id}`}>
            <RecordHistory
              resource={client}
              recordId={id}
              path={`/api/v1/fm/clients/${id}`}
              page={`/clients/${id}`}
              queryKey={['record', 'client', id, 'events']}
              loaded={undefined}
              mayChange
            />
          </section>
        ))}
      </SearchParamsContext>
    </AppRouterContext>,
    MAY,
  )
  const openFrom = async (id: string) => {
    const menu = page
      .getByRole('region', { name: `Client ${id}` })
      .getByRole('button', { name: /^More about this request/ })
    await menu.first().click()
    await page.getByRole('menuitem', { name: 'Undo this change' }).click()
    await expect.element(dialog.getByRole('radio', { name: `client ${id}` })).toBeChecked()
  }
  const isOver = () => expect.element(dialog).not.toBeInTheDocument()
  const idsOf = (call: Sent | undefined) =>
    (call?.body as { client_id: string }[] | undefined)?.map(({ client_id }) => client_id).sort()
  await openFrom('10001')
  await dialog.getByRole('button', { name: 'Undo 2 fields of 1 record' }).click()
  await isOver()
  expect(idsOf(sent[0])).toEqual(['10001'])

  await openFrom('10002')
  await dialog.getByText('The whole request: 3 records').click()
  await dialog.getByRole('button', { name: 'Undo 4 fields of 2 records' }).click()
  await isOver()
  expect(idsOf(sent[1])).toEqual(['10002', '10003'])
})
