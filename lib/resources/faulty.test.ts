import { describe, expect, test } from 'vitest'
import { defineResource, defineResources } from './defineResource'
import {
  choice,
  type FieldSpec,
  group,
  identifier,
  money,
  reference,
  text,
  textList,
  yesNo,
} from './field'
import { client, resources, supplier } from './index'
import type { DuplicatesSpec, Resource, ResourceSpec } from './resource'
import { label, section, THING } from './thing.fixture'

/** What somebody new to definitions writes, and would meet in Prisma, in the database or on a page. */

const define = (changed: Partial<ResourceSpec>): Resource =>
  defineResource({ ...THING, ...changed })

const withFields = (fields: Record<string, FieldSpec>, changed: Partial<ResourceSpec> = {}) =>
  define({ ...changed, sections: [section({ heading: text(...label), ...fields })] })

describe('a definition is refused', () => {
  test.each([
    ['Thing!'],
    ['Thïng'],
    ['2nd thing'],
    ['thing'],
    ['async'],
    ['Thing  kind'],
    ['Thing '],
    ["Driver's licence"],
  ])('whose title is no name of a model: %s', (title) => {
    expect(() => define({ title })).toThrow('thing.title takes words of letters and digits')
  })

  test.each(['String', 'DateTime', 'Json'])('whose title is a type of Prisma: %s', (title) => {
    expect(() => define({ title })).toThrow(`thing.title is ${title}, which is a type of columns`)
  })

  test.each(['pg_class', 'thing_search_text', 'thing_search_word'])(
    'whose table is called as others are: %s',
    (table) => {
      expect(() => define({ table })).toThrow('thing.table is called as those of PostgreSQL')
    },
  )

  test.each(['null', 'ctid', 'xmin', 'tableoid'])(
    'with a field that means something to PostgreSQL: %s',
    (name) => {
      const fault = `thing.${name} is no name: it means something to PostgreSQL`
      expect(() => withFields({ [name]: text(...label) })).toThrow(fault)
    },
  )

  test('with nothing for a field', () => {
    const none = undefined as unknown as FieldSpec
    expect(() => withFields({ colour: none })).toThrow('thing.colour is no field')
  })

  test.each([
    [' red', '" red"'],
    ['r\u0000d', '"r\\u0000d"'],
    ['\ud800', '"\\ud800"'],
    [1 as unknown as string, '1'],
  ])('with a value that nobody could send: %j', (value, written) => {
    const colour = choice(['blue', value], ...label)
    expect(() => withFields({ colour })).toThrow(`thing.colour has the value ${written}, which is`)
  })

  test('that says what is left out of copies there are not, or has a copy that could not be saved', () => {
    const permissions = { ...THING.permissions, create: 'Things:Create' }
    const copies = (copied: boolean, unique: boolean, more: Partial<ResourceSpec>) => () => {
      const heading = text(...label, { copied, unique })
      return define({ sections: [section({ heading })], ...more })
    }
    expect(copies(false, false, {})).toThrow('thing.heading is not copied, and no record is')
    expect(copies(true, false, { copyable: true })).toThrow('thing.copyable takes records')
    const copyable = { copyable: true, permissions }
    expect(copies(true, true, copyable)).toThrow('thing.heading is unique, and copied')
    expect(copies(false, true, copyable)).not.toThrow()
  })

  test('with a text that is unique and never shown', () => {
    const code = text(...label, { unique: true, writeOnly: true })
    expect(() => withFields({ code })).toThrow('thing.code is unique and write-only')
  })

  test('with what is never shown where a form would say what it holds, or take it away', () => {
    const code = text(...label, { writeOnly: true, default: 'A' })
    expect(() => withFields({ code })).toThrow('thing.code has a default and is write-only')
    const hidden = text(...label, { writeOnly: true })
    expect(() => withFields({ hidden }, { changes: ['replace'] })).toThrow(
      'thing.changes lack patch, without which a form takes hidden away unseen',
    )
  })

  test.each<[string, Partial<ResourceSpec>]>([
    [
      'thing.sections have more, which has no fields',
      { sections: [section({ heading: text(...label) }), { ...section({}), key: 'more' }] },
    ],
    [
      'thing.sections have the key All of it?',
      { sections: [{ ...section({ heading: text(...label) }), key: 'All of it?' }] },
    ],
    ['thing.list.sortable is missing', { list: {} as never }],
    [
      'thing.list.indexed is missing',
      { list: { sortable: ['heading'], defaultSort: 'heading', searched: [] } as never },
    ],
    [
      'thing.parent is of no resource',
      { parent: { resource: undefined as unknown as Resource, by: 'heading' } },
    ],
  ])('with an empty part: %s', (fault, changed) => {
    expect(() => define(changed)).toThrow(fault)
  })

  test('that takes ids out of where none come from', () => {
    expect(() => define({ sharesIdsOf: supplier })).toThrow('thing.sharesIdsOf takes what')
  })

  test('whose members are unique together with themselves, or twice', () => {
    const heading = text(...label, { required: true })
    const record = { heading: 'One', code: 'A' }
    const unique = (...uniqueTogether: string[][]) =>
      withFields(
        { heading, code: heading },
        { uniqueTogether, example: { ...THING.example, record } },
      )
    expect(() => unique(['heading', 'heading'])).toThrow('thing.uniqueTogether takes several')
    expect(() => unique(['heading', 'code'], ['heading', 'code'])).toThrow(
      'thing.uniqueTogether has the same members twice',
    )
    expect(() => unique(['heading', 'code'])).not.toThrow()
  })

  test('whose field confirms nothing, or says more than that it does', () => {
    const confirming = (options: object, values?: readonly string[]) => {
      const rest = { ...options, confirms: 'heading' }
      const seen = values ? choice(values, ...label, rest) : yesNo(...label, rest)
      return withFields({ seen, other: text(...label, { partOf: 'title' }) })
    }
    const alone = 'thing.seen confirms, and is no part of a whole that has others'
    expect(() => confirming({})).toThrow(alone)
    expect(() => confirming({ partOf: 'else' })).toThrow(alone)
    expect(() => confirming({ partOf: 'title' }, ['yes', 'no', 'perhaps'])).toThrow(
      'thing.seen confirms, and takes more than yes and no',
    )
    expect(() => confirming({ partOf: 'title' })).not.toThrow()
    const sides = choice(['left', 'right'], ...label, { partOf: 'title' })
    const partly = (is: string, partOf?: string) =>
      withFields({
        sides,
        note: text(...label, { ...(partOf && { partOf }), partWhere: { field: 'sides', is } }),
      })
    expect(() => partly('left', 'title')).not.toThrow()
    const no = 'thing.note is a part where sides is'
    expect(() => partly('up', 'title')).toThrow(`${no} up, which is no choice`)
    expect(() => partly('left')).toThrow(`${no} left, which is no choice`)
    const note = text(...label, { partOf: 'title', confirms: 'heading' })
    expect(() => withFields({ note })).toThrow('thing.note has confirms, which says nothing')
  })

  test.each<[string, DuplicatesSpec]>([
    ['have the same members twice', { by: [['code'], ['code']] }],
    ['have cost, which is no text', { by: [['code', 'cost']] }],
    ['have none, which is no text', { by: [['none']] }],
    ['have essay, which is too long for an index', { by: [['essay']] }],
    [
      'except red, which is no value of stage',
      { by: [['code']], except: [{ field: 'stage', among: ['red'] }] },
    ],
  ])('whose duplicates %s', (fault, duplicates) => {
    const code = text(...label, { maxLength: 20 })
    const fields = { code, essay: text(...label, { maxLength: 256 }), cost: money(...label) }
    const stage = choice(['open'], ...label)
    const duplicated = (told: DuplicatesSpec) =>
      withFields({ ...fields, stage }, { duplicates: told })
    expect(() => duplicated(duplicates)).toThrow(`thing.duplicates ${fault}`)
    const except = [{ field: 'stage', among: ['open'] }]
    expect(() => duplicated({ by: [['code']], except })).not.toThrow()
  })

  test.each<[string, FieldSpec]>([
    ['a figure', money(...label)],
    ['a list', textList(...label)],
    ['a group', group(...label, { of: text(...label) })],
    ['what is never shown', text(...label, { writeOnly: true })],
    ['an id of others', identifier(...label, { refersTo: 'supplier' })],
    ['a reference to others', reference(supplier, ...label)],
  ])('whose parent is known by %s', (_, owner) => {
    const parent = { resource: client, by: 'owner' }
    expect(() => withFields({ owner }, { parent })).toThrow('thing.parent is known by owner, which')
    const named = { owner: identifier(...label, { refersTo: 'client' }) }
    expect(() => withFields(named, { parent })).not.toThrow()
  })

  test.each(['nothing', 'supplier'])(
    'whose parent is known through a table of none: %s',
    (name) => {
      const parent = { resource: client, by: 'contract_id', through: name }
      const thing = withFields({ contract_id: identifier(...label) }, { parent })
      expect(() => defineResources([...resources, thing])).toThrow(
        `thing.parent goes through ${name}, which is no table of a resource with contract_id and client_id`,
      )
    },
  )
})
