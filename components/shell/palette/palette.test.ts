import { Moon } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import { offerInPalette, paletteSources } from '@/components/page/paletteSources'
import { client } from '@/lib/resources'
import { ranked } from './ranked'
import { readVisits, recordHref, withVisit } from './recent'
import { recordsOfId } from './records'
import { paletteSections } from './sections'

describe('ranking', () => {
  const fields = [
    { label: 'Initial billings', hint: 'initial_billings' },
    { label: 'Billing interval', hint: 'billing_interval' },
    { label: 'Common day', hint: 'billing_common_day' },
    { label: 'Notes', hint: 'notes' },
  ]
  const found = (typed: string, most = 9) => ranked(fields, typed, most).map(({ label }) => label)

  test('puts what starts so first, then any word, then the second name', () =>
    expect(found('bil')).toEqual(['Billing interval', 'Initial billings', 'Common day']))
  test('takes starts of words in any order', () =>
    expect(found('int bil')).toEqual(['Billing interval']))
  test('takes an API name', () => expect(found('billing_common')).toEqual(['Common day']))
  test('stops at the most wanted', () => expect(found('bil', 1)).toHaveLength(1))
})

test.each([
  ['use', 'Useful Haulage', ['Actions', 'Clients']],
  ['dark', 'Larkleigh Council', ['Actions', 'Clients']],
  ['the dark', 'Larkleigh Council', ['Actions', 'Clients']],
  ['dark', 'Darkwood Haulage', ['Clients', 'Actions']],
  ['dark', 'Shire of Darkwood', ['Clients', 'Actions']],
])('of %j and the client %s an action stands where it is meant', (typed, label, titles) => {
  const sections = paletteSections({
    ...{ typed, permissions: [], pages: [], morePages: [], visits: [], views: [], sources: [] },
    actions: [{ id: 'dark', label: 'Use the dark theme', icon: Moon }],
    found: [{ resource: client, id: '1', label, hint: '', status: null }],
  })
  expect(sections.map(({ title }) => title)).toEqual(titles)
})

describe('recently opened', () => {
  test('every page of a record is that record', () => {
    expect(recordHref('/clients/10412/history')).toBe('/clients/10412')
    expect(recordHref('/approvals/88021')).toBe('/approvals/88021')
    expect(recordHref('/clients')).toBeNull()
    expect(recordHref('/clients/new')).toBeNull()
    expect(recordHref('/suppliers/~new/history')).toBe('/suppliers/~new')
  })
  test('the newest stands first, once, under its newest name', () => {
    const a = { href: '/clients/1', label: 'Client 1' }
    const b = { href: '/clients/2', label: 'Two' }
    const named = { ...a, label: 'One' }
    expect(withVisit([b, a], named)).toEqual([named, b])
    const visits = [named, b]
    expect(withVisit(visits, named)).toBe(visits)
  })
  test('what was kept is taken with care', () => {
    expect(readVisits(null)).toEqual([])
    expect(readVisits([{ href: '/clients/1', label: 'One' }, 7, null])).toHaveLength(1)
  })
})

describe('a number', () => {
  const all = ['Clients:Read', 'Approvals:Read']
  const kindsOf = (typed: string, permissions = all) =>
    recordsOfId(typed, permissions).map(({ resource }) => resource.name)

  test('may be either record', () => expect(kindsOf(' 10412 ')).toEqual(['client', 'approval']))
  test('too long for a client is an approval', () =>
    expect(kindsOf('12345678901')).toEqual(['approval']))
  test('is nothing that the role may not read', () =>
    expect(kindsOf('10412', ['Clients:Read'])).toEqual(['client']))
  test.each(['007', '12a', '', '-1'])('%j is no id', (typed) => expect(kindsOf(typed)).toEqual([]))
})

test('a page offers its own lines for as long as it is open', () => {
  const source = { heading: 'Fields', entries: () => [] }
  const withdraw = offerInPalette(source)
  expect(paletteSources()).toEqual([source])
  withdraw()
  expect(paletteSources()).toEqual([])
})
