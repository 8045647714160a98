import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PreviewTable, type ShownRow } from '@/components/bulk/PreviewTable'
import { ChangeTable } from '@/components/form/dialogs/ChangeTable'
import { MergeTable } from '@/components/form/dialogs/MergeRows'
import { WORDS } from '@/components/form/dialogs/mergeWords'
import { Value } from '@/components/form/dialogs/Value'
import { threeWayMerge } from '@/components/form/model/merge'
import { fieldsByName, formOf } from '@/components/form/model/values'
import { ChangeRow } from '@/components/history/entry/ChangeRow'
import { ChangeCell } from '@/components/history/list/ChangeCell'
import { FieldTimeline } from '@/components/history/record/FieldTimeline'
import { changeWords } from '@/components/history/requestRows'
import { SetBackRow } from '@/components/history/undo/SetBackRow'
import { PaletteMenu } from '@/components/shell/palette/PaletteMenu'
import { LongText } from '@/components/ui/display/LongText'
import { approval, client } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { showSignedIn } from '../support/component'

/** Values that are far longer than their place, and what tells one from another beside it. */

const field = (name: string) => fieldsByName(client).get(name) as Field
/** No place to break at. */
const solid = (letter: string) => letter.repeat(300)
const area = field('area')

/** Shows something in a place as wide as a dialog or a phone, with nothing to be pushed sideways. */
function showIn(width: number, children: ReactNode) {
  showSignedIn(
    <div id="place" style={{ width, padding: '0 20px' }}>
      {children}
    </div>,
  )
}

function expectInside() {
  const place = document.querySelector('#place') as HTMLElement
  const edge = place.getBoundingClientRect().right
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  for (const each of place.querySelectorAll('td, button, [role=radiogroup]')) {
    expect(each.getBoundingClientRect().right, each.outerHTML.slice(0, 80)).toBeLessThanOrEqual(
      edge,
    )
  }
}

const change = { field: 'area', from: solid('a'), to: solid('b') }

test('a value reads in its own direction', async () => {
  const name = 'شركة تأجير السيارات Ltd.'
  showIn(390, <LongText text={name} />)
  await expect.element(page.getByText(name)).toBeVisible()
  expect(getComputedStyle(page.getByText(name).element()).direction).toBe('rtl')
})

describe.each([898, 390])('in %i px', (width) => {
  test('what is kept of two versions can be chosen', async () => {
    if (width === 390) return
    const form = (value: string) => formOf(client, { area: value })
    const merges = threeWayMerge(client, form(solid('a')), form(solid('b')), form(solid('c')))
    showIn(
      width,
      <MergeTable words={WORDS} merges={merges} choices={{}} onChoose={() => undefined} />,
    )
    await expect.element(page.getByRole('radiogroup')).toBeVisible()
    expectInside()
  })

  test('a reviewed change has what it will be, and its undo', async () => {
    showIn(
      width,
      <ChangeTable
        changes={[{ field: area, from: solid('a'), to: solid('b') }]}
        faulty={new Set()}
        onGo={() => undefined}
        onUndo={() => undefined}
      />,
    )
    await expect.element(page.getByRole('button', { name: 'Undo Suburb or town' })).toBeVisible()
    expectInside()
  })

  test('a preview has what each record will hold', async () => {
    showIn(
      width,
      <PreviewTable
        noun="client"
        placeOf={() => 1}
        rows={[
          {
            ...{ id: '10247', name: solid('n'), status: 'waiting', etag: null },
            ...{ reasons: [], patch: {}, left: [] },
            changes: [{ field: area, from: solid('a'), to: solid('b') }],
          },
        ]}
      />,
    )
    await expect.element(page.getByText(solid('b'))).toBeVisible()
    expectInside()
  })

  test('a change in the history can be taken back', async () => {
    showIn(
      width,
      <ChangeRow
        {...{ kind: 'client', change, at: '2026-11-21T04:00:00Z', isCreation: false }}
        onRestore={() => undefined}
      />,
    )
    await expect.element(page.getByRole('button', { name: /^Restore this value/ })).toBeVisible()
    expectInside()
  })
})

describe('an arrow goes to the next line with what it leads to', () => {
  const from = 'District council of the plains'
  const to = 'District council of the mountains'
  const rows = {
    became: (
      <ChangeRow
        {...{ kind: 'client', change: { field: 'area', from, to }, isCreation: false }}
        at="2026-11-21T04:00:00Z"
        onRestore={() => undefined}
      />
    ),
    'goes back to': (
      <SetBackRow kind="client" setBack={{ key: 'k', since: null, field: area, from, to }} />
    ),
  }
  test.each(Object.entries(rows))('%s', async (label, row) => {
    await page.viewport(390, 844)
    showIn(390, row)
    await expect.element(page.getByText(to)).toBeVisible()
    const top = (element: Element) => element.getBoundingClientRect().top
    const after = top(page.getByText(to).element())
    expect(after).toBeGreaterThan(top(page.getByText(from).element()))
    expect(Math.abs(top(page.getByLabelText(label).element()) - after)).toBeLessThan(4)
  })
})

test('a figure in the preview of a change of many has all of its digits on one line on a phone', async () => {
  await page.viewport(390, 844)
  const change = { field: field('finance_limit'), from: '987,654,321.00', to: '98,765,432.10' }
  const row: ShownRow = {
    ...{ id: '10001', name: 'Cox', status: 'waiting', reasons: [], left: [] },
    changes: [change],
  }
  showSignedIn(<PreviewTable noun="client" rows={[row]} placeOf={(at) => at} />)
  for (const figure of [change.from, change.to]) {
    const words = page.getByText(`${figure} AUD`)
    await expect.element(words).toBeVisible()
    const range = document.createRange()
    const text = document.createTreeWalker(words.element(), NodeFilter.SHOW_TEXT).nextNode() as Text
    range.setStart(text, 0)
    range.setEnd(text, figure.length)
    expect(range.getClientRects()).toHaveLength(1)
  }
})

test('the arrows of an entry stand below each other where there is room', async () => {
  await page.viewport(1280, 720)
  const changes = [
    { field: 'area', from: 'North', to: 'South' },
    { field: 'name', from: 'District council of the plains', to: 'District council of the hills' },
  ]
  showIn(
    1000,
    changes.map((change) => (
      <ChangeRow
        key={change.field}
        {...{ kind: 'client', change, isCreation: false }}
        at="2026-11-21T04:00:00Z"
        onRestore={() => undefined}
      />
    )),
  )
  await expect.element(page.getByText('North')).toBeVisible()
  const arrows = page.getByLabelText('became').elements()
  const lefts = arrows.map((each) => Math.round(each.getBoundingClientRect().left))
  expect(lefts).toEqual([lefts[0], lefts[0]])
})

test('a change in a row of the history is no longer than a row', async () => {
  const event = { resource: 'client', action: 'updated' as const, changes: [change] }
  const long = { ...event, changes: [{ ...change, to: 'b'.repeat(60_000) }] }
  showIn(390, <ChangeCell value={changeWords(long, undefined)} />)
  await expect.element(page.getByText(/b{200}…/)).toBeInTheDocument()
  expect(document.querySelector('#place')?.textContent).not.toContain('b'.repeat(201))
})

test('of a very long value there is a beginning, and all of it for who asks', async () => {
  const lines = `${'line\n'.repeat(5000)}the end`
  showIn(898, <Value field={field('bespoke_field_values')} value={lines} />)
  const more = page.getByRole('button', { name: 'Show all 25,007 characters' })
  await expect.element(more).toBeVisible()
  expect(document.querySelector('#place')?.getBoundingClientRect().height).toBeLessThan(600)
  await more.click()
  await expect.element(page.getByText(/the end$/)).toBeVisible()
})

test.each([
  ['two figures', 'finance_limit', 5_500_000, 1_002_990],
  ['two of a name that is long', 'packaging_fees_per_year', 12_500_000, 11_002_990],
  ['a figure that was not set', 'finance_limit', null, 1_002_990],
])('what %s of a row in the history came to is not cut', async (_words, name, from, to) => {
  const changes = [{ field: name, from, to }, change]
  const cell = (
    <ChangeCell
      value={changeWords({ resource: 'client', action: 'updated', changes }, undefined)}
    />
  )
  showIn(
    344,
    <div id="cell" className="truncate" style={{ fontSize: 13 }}>
      {cell}
    </div>,
  )
  await expect.element(page.getByText('and 1 more')).toBeVisible()
  const edge = document.querySelector('#cell')?.getBoundingClientRect().right ?? 0
  for (const each of document.querySelectorAll('#cell > * > *')) {
    expect(each.getBoundingClientRect().right, each.textContent).toBeLessThanOrEqual(edge)
  }
  const became = [...document.querySelectorAll<HTMLElement>('#cell bdi')].at(-1)
  expect(became?.scrollWidth).toBeLessThanOrEqual(became?.offsetWidth ?? 0)
})

/** Wherever a value of the form stands beside what it was. */
function placesOf(resource: Resource, changed: Field, from: string, to: string) {
  const kind = resource.name
  const json = (text: string) => (changed.kind === 'jsonObjectList' ? JSON.parse(text) : text)
  const change = { field: changed.name, from: json(from), to: json(to) }
  const nothing = () => undefined
  const since = { user_id: '2', display_name: 'Tom Hale' }
  const event = {
    ...{ event_id: '1', resource: kind, record_id: '88797', record_name: null },
    ...{ version: 2, record_version: 2, at: '2026-11-21T04:00:00Z', reason: null },
    ...{ action: 'updated' as const, user: since, audit_user: since, request_id: 'r' },
    changes: [change],
  }
  const inSheets: Readonly<Record<string, ReactNode>> = {
    'the review of a form': (
      <ChangeTable
        changes={[{ field: changed, from, to }]}
        faulty={new Set()}
        {...{ onGo: nothing, onUndo: nothing }}
      />
    ),
    'what two have changed': (
      <MergeTable
        merges={[{ field: changed, base: from, mine: to, theirs: from, changedBy: 'mine' }]}
        {...{ choices: {}, onChoose: nothing, words: WORDS }}
      />
    ),
    'the preview of many': (
      <PreviewTable
        noun={kind}
        placeOf={() => 1}
        rows={[
          {
            ...{ id: '88797', name: null, status: 'waiting', reasons: [], left: [] },
            changes: [{ field: changed, from, to }],
          },
        ]}
      />
    ),
    'the history': <ChangeRow kind={kind} change={change} at={event.at} isCreation={false} />,
    'the history of the field': (
      <FieldTimeline
        {...{ resource, field: changed, isWhole: true, firstWords: 'at first' }}
        events={[event]}
        onRestore={undefined}
      />
    ),
    'what is undone': (
      <ul>
        <SetBackRow
          kind={kind}
          setBack={{ key: 'k', since: null, field: changed, from: to, to: from }}
        />
      </ul>
    ),
  }
  const inRow = <ChangeCell value={changeWords(event, undefined)} />
  return { inSheets, inRow }
}

describe('of a line among many that moves money, before and after are seen', () => {
  const lines = fieldsByName(approval).get('maintenance_lines') as Field
  const fourteen = Array.from({ length: 14 }, (_, index) => ({
    description: `Part ${index + 1}`,
    amount: 21,
  }))
  const moved = fourteen.with(11, { description: 'Part 12', amount: 9021 })
  const { inSheets, inRow } = placesOf(
    approval,
    lines,
    JSON.stringify(fourteen),
    JSON.stringify(moved),
  )

  test.each(Object.keys(inSheets))('in %s', async (name) => {
    showIn(898, inSheets[name])
    await expect.element(page.getByText('Part 12, 9,021.00')).toBeVisible()
    expect(document.querySelector('#place')?.textContent).toContain('13 entries unchanged')
    const more = page.getByRole('button', { name: 'Show all 14 entries' }).first()
    await more.click()
    await expect.element(page.getByText('Part 14, 21.00')).toBeVisible()
  })

  test('in a row of the history', async () => {
    showIn(390, inRow)
    await expect.element(page.getByText('12. Part 12, 9,021.00')).toBeInTheDocument()
    await expect.element(page.getByText('12. Part 12, 21.00')).toBeInTheDocument()
  })
})

describe('of two values that are written alike each is shown as it is stored', () => {
  const { inSheets, inRow } = placesOf(client, field('bank_bsb'), '062-000', '062000')

  test.each(Object.entries({ ...inSheets, 'a row of the history': inRow }))(
    'in %s',
    async (_name, place) => {
      showIn(898, place)
      await expect.element(page.getByText('"062-000"').first()).toBeVisible()
      await expect.element(page.getByText('"062000"').first()).toBeVisible()
    },
  )
})

test('of two very long values that begin alike, what tells them apart is shown', async () => {
  const [one, other] = [`${'a'.repeat(5000)}before`, `${'a'.repeat(5000)}after`]
  const notes = field('bespoke_field_values')
  showIn(898, <Value field={notes} value={one} beside={[other]} />)
  await expect.element(page.getByText(/^…a{40}before/)).toBeVisible()
  await page.getByRole('button', { name: 'Show all 5,006 characters' }).click()
  await expect.element(page.getByText(one)).toBeVisible()
})

test('of two very long values that begin with empty lines, what tells them apart is shown', async () => {
  const text = (word: string) => `${'\n'.repeat(25)}${word} value ${'x'.repeat(2000)}`
  const notes = field('bespoke_field_values')
  showIn(898, <Value field={notes} value={text('OLD')} beside={[text('NEW')]} />)
  await expect.element(page.getByText(/^…\s*OLD value x/)).toBeVisible()
})

test.each([360, 560])('an id stands whole in the palette, in %i px', async (width) => {
  const id = `S-${'2026-'.repeat(12)}END`
  const items = [
    { id: 'one', label: 'Mallee Tyres', hint: `${id}, Mallee`, icon: Package },
    { id: 'two', label: 'n'.repeat(80), hint: 'S-7', icon: Package },
  ]
  showIn(
    width,
    <PaletteMenu
      sections={[{ title: 'Suppliers', items }]}
      emptyText=""
      onChosen={() => undefined}
    />,
  )
  for (const hint of [`${id}, Mallee`, 'S-7']) {
    const text = page.getByText(hint, { exact: true })
    await expect.element(text).toBeVisible()
    const { scrollWidth, clientWidth } = text.element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    expect(getComputedStyle(text.element()).textOverflow).toBe('clip')
  }
  expectInside()
})
