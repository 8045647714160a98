import { describe, expect, it } from 'vitest'
import { approval, client, packagingDefaults, supplier } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { wholeOf } from '@/lib/resources/wholes'
import { changesOf } from './changes'
import { conflictsWithDraft, draftOf, readDraft, stack, wholesAround } from './draft'
import { conflictsOf, resolve, theirsOf, threeWayMerge, undecidedOf, withChoice } from './merge'
import { formOf } from './values'

const base = formOf(client, { name: 'Start', mobile: '1', fax: '1', phone: '1' })
const mine = { ...base, name: 'Mine', mobile: '2', phone: '9' }
const theirs = { ...base, name: 'Theirs', fax: '2', phone: '9' }
const merges = threeWayMerge(client, base, mine, theirs)

describe('merge somebody else half way', () => {
  it('tells who touched what', () => {
    const touched = Object.fromEntries(
      merges.map(({ field, changedBy }) => [field.column, changedBy]),
    )
    expect(touched).toEqual({ name: 'both', phone: 'same', mobile: 'mine', fax: 'theirs' })
    expect(conflictsOf(merges).map(({ field }) => field.column)).toEqual(['name'])
  })

  it('keeps what was chosen, and never loses what one side alone did', () => {
    const alone = { phone: '9', mobile: '2', fax: '2' }
    expect(resolve(merges, { name: 'mine' })).toEqual({ name: 'Mine', ...alone })
    expect(resolve(merges, { name: 'theirs' })).toEqual({ name: 'Theirs', ...alone })
  })

  it('decides nothing for the person', () => {
    expect(undecidedOf(merges, {}).map(({ field }) => field.column)).toEqual(['name'])
    expect(() => resolve(merges)).toThrow('name')
    expect(undecidedOf(merges, { name: 'theirs' })).toEqual([])
  })

  it('tells what somebody else alone has changed', () => {
    expect(theirsOf(merges).map(({ field }) => field.column)).toEqual(['fax'])
  })

  it('sees no change in other writing of one figure', () => {
    const five = { ...base, finance_limit: '5' }
    const written = { ...base, finance_limit: '5.00' }
    expect(threeWayMerge(client, five, written, five)).toEqual([])
  })
})

describe('what is one whole', () => {
  const wholes = [approval, client, packagingDefaults, supplier].flatMap((resource: Resource) =>
    [...new Set(resource.leaves.flatMap((field) => wholeOf(field) ?? []))].map(
      (whole) => [resource, whole] as const,
    ),
  )

  it.each(wholes)('%s: %s', (resource, whole) => {
    const [first, second, ...others] = resource.leaves.filter((field) => wholeOf(field) === whole)
    if (!first || !second) throw new Error('a whole of one field')
    const start = formOf(resource, {})
    const merges = threeWayMerge(
      resource,
      start,
      { ...start, [first.column]: 'a' },
      { ...start, [second.column]: 'b' },
    )
    // Each side alone has changed one of them, and none of both is taken without a word.
    expect(conflictsOf(merges).map(({ field }) => field)).toEqual([first, second])
    const choices = withChoice(merges, {}, second, 'mine')
    expect(resolve(merges, choices)).toEqual({ [first.column]: 'a', [second.column]: null })
    expect(others.every(({ column }) => !(column in choices))).toBe(true)
  })

  it('takes nothing that stands apart', () => {
    const start = formOf(supplier, {})
    const mine = { ...start, name: 'A' }
    const theirs = { ...start, bank_bsb: '062-000' }
    expect(conflictsOf(threeWayMerge(supplier, start, mine, theirs))).toEqual([])
  })
})

describe('drafts', () => {
  const now = new Date('2026-11-20T10:32:00Z')
  const draft = draftOf(changesOf(client, base, mine), '"7"', now)

  it('hold the changes and what they started from, and survive being text', () => {
    expect(readDraft(JSON.parse(JSON.stringify(draft)), client)).toEqual(draft)
    expect(draft.values).toEqual({ name: 'Mine', phone: '9', mobile: '2' })
    expect(draft.base.name).toBe('Start')
  })

  it.each([
    ['nothing', null],
    ['a text', '{'],
    ['something without values', { at: '2026-11-20T10:32:00Z' }],
    ['no moment', { at: 'x', values: { name: 'a' }, base: {} }],
    ['unknown fields only', { at: '2026-11-20T10:32:00Z', values: { nmae: 'a' }, base: {} }],
    ['values of another kind', { at: '2026-11-20T10:32:00Z', values: { name: 5 }, base: {} }],
  ])('are not made of %s', (_, kept) => {
    expect(readDraft(kept, client)).toBeNull()
  })

  it('put the later value on top and keep the earliest start', () => {
    const later = draftOf(
      changesOf(client, { ...base, name: 'Mine' }, { ...base, name: 'Later' }),
      '"8"',
      now,
    )
    const both = stack(draft, later)
    expect(both.values).toMatchObject({ name: 'Later', mobile: '2' })
    expect(both.base.name).toBe('Start')
  })
})

it('a draft of half an account tells that the other half was saved since', () => {
  const base = formOf(client, { bank_bsb: '062000', bank_account_number: '11111111' })
  const changes = changesOf(client, base, { ...base, bank_bsb: '083004' })
  const own = draftOf(changes, '"7"', new Date())
  const draft = { ...own, base: { ...wholesAround(client, changes, base), ...own.base } }
  expect(conflictsWithDraft(client, draft, base)).toEqual({ outdated: 0, isTorn: false })
  const now = { ...base, bank_account_number: '22222222' }
  expect(conflictsWithDraft(client, draft, now)).toEqual({ outdated: 1, isTorn: true })
  const aside = { ...base, area: 'Elsewhere' }
  expect(conflictsWithDraft(client, draft, aside)).toEqual({ outdated: 0, isTorn: false })
})
