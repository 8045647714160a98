import { describe, expect, expectTypeOf, test } from 'vitest'
import { defineResource, defineResources } from './defineResource'
import {
  boolean,
  choice,
  date,
  type FieldSpec,
  group,
  identifier,
  jsonObjectList,
  money,
  reference,
  secret,
  text,
} from './field'
import { client, type contract, type RecordOf, resources } from './index'
import { FILTER_SUFFIXES, type ListSpec } from './lists'
import type { SystemField } from './members'
import { PERMISSIONS } from './permissions'
import type { Resource, ResourceSpec } from './resource'
import { label, section, THING, words } from './thing.fixture'

const FIELDS: Readonly<Record<string, FieldSpec>> = {
  heading: text(...label),
  stage: choice(['open', 'closed'], ...label),
  parts: jsonObjectList(...label),
  secret: text(...label, { writeOnly: true }),
}
const LIST: ListSpec = {
  sortable: ['thing_id', 'heading'],
  defaultSort: '-thing_id',
  searched: ['heading', 'thing_id'],
  indexed: ['heading'],
}

const PART = { table: 'part', by: 'thing_id', column: 'name' }

const define = (changed: Partial<ResourceSpec>): Resource =>
  defineResource({ ...THING, sections: [section(FIELDS)], ...changed })
const defineFields = (fields: Record<string, FieldSpec>): Resource =>
  define({ sections: [section({ ...FIELDS, ...fields })] })
const defineList = (changed: Partial<ListSpec>): Resource =>
  define({ list: { ...LIST, ...changed } })
const defineSystem = (member: Partial<SystemField>): Resource =>
  define({ system: [{ name: 'kept', ...words, kind: 'id', ...member }] })

test('a definition that says everything is taken', () => {
  const thing = define({
    parent: { resource: client, by: 'heading' },
    list: { ...LIST, sortable: [...LIST.sortable, 'stage', '_total', 'closed', 'created'] },
    lockable: true,
    derived: [
      { name: '_total', ...words, kind: 'decimal', of: { sum: 'amount', over: 'parts' } },
      { name: '_owner', ...words, kind: 'text', of: { parent: 'name' } },
    ],
    system: [
      { name: 'created', ...words, kind: 'moment' },
      {
        name: 'closed',
        ...words,
        kind: 'moment',
        nullable: true,
        set: { field: 'stage', becomes: 'closed' },
      },
    ],
  })
  expect(thing.system.map(({ name }) => name)).toEqual(['thing_id', 'created', 'closed'])
  expect(thing.derived.map(({ permission }) => permission)).toEqual([undefined, 'Clients:Read'])
  expect(thing.isSingleton).toBe(false)
})

describe('a definition is refused', () => {
  test.each<[string, Partial<ResourceSpec>]>([
    ['thing.title is missing', { title: '' }],
    ['thing.plural is missing', { plural: '' }],
    ['thing.description is missing', { description: '' }],
    ['Thing.name takes small letters', { name: 'Thing' }],
    ['thing.table takes small letters', { table: 'a thing' }],
    ['thing.path takes words after slashes', { path: 'fm/things' }],
    ['thing.sections are missing', { sections: [] }],
    ['thing.id.name is missing', { id: { ...THING.id, name: '' } }],
    ['thing.id.label is missing', { id: { ...THING.id, label: '' } }],
    ['thing.id.example is missing', { id: { ...THING.id, example: '' } }],
    ['thing.id.maxLength takes 1 to 18', { id: { ...THING.id, maxLength: 19 } }],
    ['thing.id.maxLength takes 1 to 9', { id: { ...THING.id, form: 'integer' } }],
    ['thing.id.maxLength takes 1 to 255', { id: { ...THING.id, form: 'text', maxLength: 0 } }],
    ['thing.id.isGiven is missing', { id: { ...THING.id, form: 'text' } }],
    ['thing.permissions.read is missing', { permissions: { read: '' } }],
    ['thing.permissions.update is missing', { permissions: { read: 'Things:Read' } }],
    ['thing.changes are none', { changes: [] }],
    [
      'thing.sections have the key all twice',
      { sections: [section(FIELDS), section({ more: text(...label) })] },
    ],
    ['thing.sections have one without', { sections: [{ ...section(FIELDS), key: '' }] }],
    ['thing.sections have one without', { sections: [{ ...section(FIELDS), title: '' }] }],
    ['thing.sections have one without', { sections: [{ ...section(FIELDS), purpose: '' }] }],
    ['thing.id.maxLength takes 1 to 18', { id: { ...THING.id, maxLength: 1.5 } }],
    ['thing.id.form is colour', { id: { ...THING.id, form: 'colour' as 'text' } }],
    ['thing.Thing-ID is no name', { id: { ...THING.id, name: 'Thing-ID' } }],
    ['thing.recordName takes a field of text', { recordName: { field: 'stage' } }],
    ['thing.recordName takes a field of text', { recordName: { field: 'nothing' } }],
    ['thing.recordName is that of a parent', { recordName: 'parent' }],
    ['thing.example.record is missing', { example: { record: {}, change: { heading: 'A' } } }],
    [
      'thing.example.change has colour, which is no field',
      { example: { record: { heading: 'A' }, change: { colour: 'red' } } },
    ],
    ['thing.status takes a choice', { status: 'heading' }],
    [
      'thing.inactiveWhere takes a value of heading',
      { inactiveWhere: { field: 'heading', is: false } },
    ],
    ['thing.uniqueTogether takes several members together', { uniqueTogether: [['heading']] }],
    [
      'thing.uniqueTogether has heading, which is no field that every record has',
      { uniqueTogether: [['heading', 'stage']] },
    ],
    ['thing.status takes a choice', { status: 'colour' }],
    ['thing.hints have colour, which is no member', { hints: ['colour'] }],
    ['thing.hints have secret, which is no member', { hints: ['secret'] }],
    ['thing.essentials have colour, which is no field', { essentials: ['colour'] }],
    [
      'thing.essentials lack code, which no record is without',
      {
        sections: [section({ ...FIELDS, code: text(...label, { required: true }) })],
        essentials: ['heading'],
      },
    ],
    [
      'thing.parent is known by owner, which is no member',
      { parent: { resource: client, by: 'owner' } },
    ],
    [
      'thing.parent shares its id, and so also its form',
      {
        parent: { resource: client, by: 'thing_id' },
        id: { ...THING.id, form: 'uuid' },
        changes: ['replace'],
      },
    ],
    [
      'thing.changes lack replace',
      { parent: { resource: client, by: 'thing_id' }, changes: ['patch'] },
    ],
    [
      'thing.example.record lacks key, which is secret',
      { sections: [section({ ...FIELDS, key: secret(...label) })] },
    ],
    [
      'thing.madeByPut makes records without the secret',
      {
        madeByPut: true,
        sections: [section({ ...FIELDS, key: secret(...label, { required: true }) })],
        example: { record: { heading: 'One', key: 'k' }, change: { heading: 'Another' } },
      },
    ],
    [
      'thing.example.change has key, which is no field',
      {
        sections: [section({ ...FIELDS, key: secret(...label) })],
        example: { record: { heading: 'One', key: 'k' }, change: { key: 'k' } },
      },
    ],
    ['thing.madeByPut is for ids', { madeByPut: true, changes: ['replace'] }],
    ['thing.changes lack replace', { madeByPut: true, id: { ...THING.id, isGiven: true } }],
    [
      'thing.permissions.create is not that of update',
      {
        madeByPut: true,
        id: { ...THING.id, isGiven: true },
        changes: ['replace'],
        permissions: { ...THING.permissions, create: 'Things:Create' },
      },
    ],
    [
      'thing.changes in bulk',
      { parent: { resource: client, by: 'thing_id' }, changes: ['replace', 'bulk'] },
    ],
  ])('with words of its own: %s', (fault, changed) => {
    expect(() => define(changed)).toThrow(fault)
  })

  test.each([
    'title',
    'plural',
    'description',
    'table',
    'path',
    'id',
    'recordName',
    'permissions',
    'changes',
    'example',
    'sections',
  ] as const)('without %s', (part) => {
    const { [part]: _, ...rest } = THING
    expect(() => defineResource(rest as ResourceSpec)).toThrow(`thing.${part} is missing`)
  })

  test.each<[string, Partial<ListSpec>]>([
    ['thing.list.sortable has colour', { sortable: ['thing_id', 'colour'] }],
    ['thing.list.sortable has secret', { sortable: ['thing_id', 'secret'] }],
    ['thing.list.sortable has heading twice', { sortable: ['thing_id', 'heading', 'heading'] }],
    ['thing.list.defaultSort is colour', { defaultSort: 'colour' }],
    ['thing.list.searched has colour', { searched: ['colour'] }],
    ['thing.list.searched has stage', { searched: ['stage'] }],
    ['thing.list.searched has secret', { searched: ['secret'] }],
    ['thing.list.searchedCodes has thing_code', { searchedCodes: ['thing_code'] }],
    ['thing.list.searchedCodes has thing_id', { searchedCodes: ['thing_id'] }],
    ['thing.list.indexed has colour', { indexed: ['colour'] }],
    ['thing.list.shown has colour', { shown: ['heading', 'colour'] }],
    ['thing.list.shown has secret', { shown: ['secret'] }],
    ['thing.list.onCards has heading twice', { onCards: ['heading', 'heading'] }],
    ['thing.list.edited has colour', { edited: ['heading', 'colour'] }],
    ['thing.list.edited has secret', { edited: ['secret'] }],
  ])('with a list that cannot be: %s', (fault, changed) => {
    expect(() => defineList(changed)).toThrow(fault)
  })

  test.each<[string, Partial<ResourceSpec>]>([
    ['that are locked', { lockable: true }],
    ['that are replaced alone', { changes: ['replace'] }],
  ])('with a list that edits records %s', (_, changed) => {
    expect(() => define({ ...changed, list: { ...LIST, edited: ['heading'] } })).toThrow(
      'thing.list.edited takes records',
    )
  })

  test.each<[string, Partial<SystemField>]>([
    ['thing.kept has no label', { label: '' }],
    ['thing.kept has no help', { help: '' }],
    ['thing.kept has no values', { kind: 'choice' }],
    ['thing.kept counts no rows', { kind: 'records' }],
    ['thing.kept counts no rows', { counted: { table: 'part', by: 'thing_id' } }],
    ['thing.kept is set by creation or by change', { kind: 'user' }],
    ['thing.kept follows the value of a field', { kind: 'count' }],
    ['thing.kept follows the value of a field', { kind: 'moment', nullable: true }],
    ['thing.kept is set by nothing else', { set: 'change' }],
    ['thing.kept is of no row elsewhere', { kind: 'linked', nullable: true }],
    ['thing.kept is of no row elsewhere', { linked: PART }],
    ['thing.kept is null where there is no such row', { kind: 'linkedMoment', linked: PART }],
    ['thing.kept refers to nothing', { kind: 'referred' }],
    ['thing.kept refers to nothing', { referred: { by: 'owner', member: 'name' } }],
    [
      'thing.kept goes by heading, which is no reference',
      { kind: 'referred', referred: { by: 'heading', member: 'name' } },
    ],
    ['thing.created is a moment of every record', { name: 'created', kind: 'count' }],
    ['thing.kept follows colour', { kind: 'count', set: { field: 'colour', becomes: 'red' } }],
    [
      'thing.kept follows the value red',
      { kind: 'count', set: { field: 'stage', becomes: 'red' } },
    ],
    ['thing.kept is null until then', { kind: 'moment', set: { field: 'stage', becomes: 'open' } }],
    ['thing.heading is defined twice', { name: 'heading' }],
  ])('with a system field that cannot be: %s', (fault, member) => {
    expect(() => defineSystem(member)).toThrow(fault)
  })

  test.each<[string, Record<string, FieldSpec>]>([
    ['thing.colour has no label', { colour: text('', 'A sentence.') }],
    ['thing.colour has no help', { colour: text('A label', '') }],
    ['thing.colour has no values', { colour: choice([], ...label) }],
    ['thing.colour has a default', { colour: choice(['on'], ...label, { default: 'off' }) }],
    ['thing.colour has the value on twice', { colour: choice(['on', 'off', 'on'], ...label) }],
    ['thing.colour has the value a,b:', { colour: choice(['a,b'], ...label) }],
    [
      'thing.colour has a label for off',
      { colour: choice(['on'], ...label, { valueLabels: { off: 'Off' } }) },
    ],
    ['thing.colour has the maxLength 0', { colour: text(...label, { maxLength: 0 }) }],
    ['thing.colour has the maxLength 1.5', { colour: text(...label, { maxLength: 1.5 }) }],
    ['thing.colour has the minLength -1', { colour: text(...label, { minLength: -1 }) }],
    [
      'thing.colour has a minLength above its maxLength',
      { colour: text(...label, { minLength: 9, maxLength: 3 }) },
    ],
    ['thing.colours has no members', { colours: group(...label, {}) }],
    [
      'thing.colours.hue is required of a group',
      { colours: group(...label, { hue: text(...label, { required: true }) }) },
    ],
    [
      'thing.colours is required of a group',
      { colours: { ...group(...label, { hue: text(...label) }), required: true } },
    ],
    ['thing.colour has minLength, which', { colour: money(...label, { minLength: 1 }) }],
    ['thing.colour has format, which', { colour: date(...label, { format: 'bsb' }) }],
    ['thing.colour has default, which', { colour: jsonObjectList(...label, { default: '[]' }) }],
    ['thing.colour has values, which', { colour: { ...text(...label), values: ['red'] } }],
    [
      'thing.colour has requird, which',
      { colour: { ...text(...label), requird: true } as FieldSpec },
    ],
    [
      'thing.colour is of the kind hue, which there is not',
      { colour: { ...text(...label), kind: 'hue' } as unknown as FieldSpec },
    ],
    ...['Colour', 'co-lour', 'co lour', '_colour', '1st', 'constructor'].map(
      (name): [string, Record<string, FieldSpec>] => [
        `thing.${name} is no name`,
        { [name]: text(...label) },
      ],
    ),
    ['thing.colours.Hue is no name', { colours: group(...label, { Hue: text(...label) }) }],
    ['thing.colours.hue has no label', { colours: group(...label, { hue: text('', 'A.') }) }],
    [
      'thing.colours.hues is a group within a group',
      { colours: group(...label, { hues: group(...label, { hue: text(...label) }) }) },
    ],
    ['thing.live has a default that is neither', { live: boolean(...label, { default: 'yes' }) }],
    ['thing.key is no secret by default', { key: secret(...label, { default: 'k' }) }],
    ['thing.events has an address that each record has', { events: secret(...label) }],
    ['thing.references has an address that each record has', { references: secret(...label) }],
    ['thing.keys.own is a secret within', { keys: group(...label, { own: secret(...label) }) }],
    [
      'thing.key has the column of another: key_hash',
      { key: secret(...label), key_hash: text(...label) },
    ],
    [
      'thing.stock refers to something and is no text',
      { stock: money(...label, { codes: 'sic' }) },
    ],
    [
      'thing.stock has codes and refers to records too',
      { stock: identifier(...label, { codes: 'sic', refersTo: 'client' }) },
    ],
    [
      'thing.stock has codes of colours, which is no code list',
      { stock: identifier(...label, { codes: 'colours' as 'sic' }) },
    ],
    ['thing.stock is unique and no text', { stock: money(...label, { unique: true }) }],
    [
      'thing.codes.own is unique and no text at the top',
      { codes: group(...label, { own: text(...label, { unique: true }) }) },
    ],
    ['thing.owner is a reference', { owner: { ...text(...label), kind: 'reference' } }],
    ['thing.owner is a reference', { owner: { ...text(...label), target: client } }],
    ['thing.thing_id is defined twice', { thing_id: text(...label) }],
    ['thing.version has the column of another', { version: text(...label) }],
    [
      'thing.a_b has the column of another: a_b',
      { a: group(...label, { b: text(...label) }), a_b: text(...label) },
    ],
  ])('with a field that cannot be: %s', (fault, fields) => {
    expect(() => defineFields(fields)).toThrow(fault)
  })

  test('with an example that lacks what is required', () => {
    expect(() => defineFields({ owner: text(...label, { required: true }) })).toThrow(
      'thing.example.record lacks owner',
    )
  })

  test('with a field that two sections have', () => {
    const sections = [section(FIELDS), { ...section(FIELDS), key: 'more' }]
    expect(() => define({ sections })).toThrow('thing.heading is defined twice')
  })

  test('with the column of a lock for a field', () => {
    const sections = [section({ ...FIELDS, lock_user_id: text(...label) })]
    expect(() => define({ sections, lockable: true })).toThrow('thing.lock_user_id')
    expect(() => define({ sections })).not.toThrow()
  })

  test('with a derived member of what is not there', () => {
    const derived = (name: `_${string}`, of: { sum: string; over: string } | { parent: string }) =>
      define({
        derived: [{ name, ...words, kind: 'text', of }],
        sections: [section({ ...FIELDS, hidden: jsonObjectList(...label, { writeOnly: true }) })],
      })
    expect(() => derived('_Total', { sum: 'amount', over: 'parts' })).toThrow(
      'thing._Total takes small letters',
    )
    expect(() => derived('_total', { sum: 'amount', over: 'hidden' })).toThrow(
      'thing._total sums over hidden, which is no list of objects',
    )
    expect(() => derived('_total', { sum: 'amount', over: 'heading' })).toThrow(
      'thing._total sums over heading, which is no list of objects',
    )
    expect(() => derived('_owner', { parent: 'name' })).toThrow('thing._owner is of a parent')
    expect(() =>
      define({
        parent: { resource: client, by: 'heading' },
        derived: [{ name: '_owner', ...words, kind: 'text', of: { parent: 'finance_limit' } }],
      }),
    ).toThrow('thing._owner is the finance_limit of a client')
  })

  test.each(Object.values(FILTER_SUFFIXES).filter(Boolean))(
    'where a name could also be a filter with %s',
    (suffix) => {
      const fault = (name: string, of: string) =>
        `thing.${name}${suffix} could also be a filter of ${of}`
      expect(() =>
        defineFields({ fee: money(...label), [`fee${suffix}`]: text(...label) }),
      ).toThrow(fault('fee', 'fee'))
      // Whichever is written first, of members that the service keeps, and inside a group.
      expect(() => defineFields({ [`due${suffix}`]: text(...label), due: date(...label) })).toThrow(
        fault('due', 'due'),
      )
      expect(() => defineFields({ [`thing_id${suffix}`]: text(...label) })).toThrow(
        fault('thing_id', 'thing_id'),
      )
      const members = { fee: money(...label), [`fee${suffix}`]: text(...label) }
      expect(() => defineFields({ rates: group(...label, members) })).toThrow(
        fault('rates.fee', 'rates.fee'),
      )
    },
  )
})

test('what is shown of a record follows from what it is called and sorted by', () => {
  const fields = { fee: money(...label), code: text(...label, { asked: true }) }
  const sections = [section(FIELDS), { ...section(fields), key: 'more' }]
  const sortable = ['thing_id', 'fee', 'heading', 'stage']
  const thing = define({ sections, status: 'stage', list: { ...LIST, sortable } })
  expect(thing.list?.shown).toEqual(['heading', 'thing_id', 'stage', 'fee'])
  expect(thing.list?.onCards).toEqual(['thing_id', 'stage', 'fee'])
  expect(thing.essentials).toEqual([...Object.keys(FIELDS), 'code'])
  expect(thing.hints).toEqual([])
})

test('a list of records that have no name but that of their parent shows whose each is', () => {
  const parent = { resource: client, by: 'heading' }
  const { list } = define({
    parent,
    recordName: 'parent',
    list: { ...LIST, sortable: ['thing_id'] },
  })
  expect(list?.shown).toEqual(['heading', 'thing_id'])
})

describe('a registry is refused', () => {
  const other = { ...THING, name: 'other', title: 'Other', table: 'other', path: '/fm/others' }

  test.each(['name', 'title', 'table', 'path'] as const)('with two of one %s', (part) => {
    const twin = defineResource({ ...other, [part]: THING[part] })
    expect(() => defineResources([define({}), twin])).toThrow(
      `${twin.name}.${part} is that of thing too`,
    )
  })

  test('with two whose addresses end alike', () => {
    const twin = defineResource({ ...other, path: '/sp/things' })
    expect(() => defineResources([define({}), twin])).toThrow(
      'other.path ends like that of thing: things',
    )
  })

  test('with one list of values under two names of the API document', () => {
    const [stage, state] = [choice(['open', 'closed'], ...label), text(...label)]
    const thing = defineFields({ state: choice(['open', 'closed'], ...label) })
    expect(() => defineResources([thing])).toThrow(
      'thing.state and thing.stage have the same values, and the API document would call them State and Stage',
    )
    expect(() => defineResources([defineFields({ stage, state })])).not.toThrow()
  })

  test('that are seen by a permission that no role can hold', () => {
    const seen = (permission: string) =>
      define({ permissions: { read: 'Things:Read', update: 'Things:Update', seen: [permission] } })
    expect(() => defineResources([seen('Thing:Update')])).toThrow(
      'thing.permissions.seen has Thing:Update, which no role can hold',
    )
    expect(() => defineResources([seen('Things:Update')])).not.toThrow()
  })

  test('with choices, or groups, that differ under one name of the API document', () => {
    const fields = (field: FieldSpec, name = 'state') =>
      defineResource({
        ...other,
        sections: [section({ ...FIELDS, stage: text(...label), [name]: field })],
      })
    const thing = defineFields({ state: choice(['VIC', 'NSW'], ...label) })
    const asked = (options = {}) => fields(choice(['asked', 'paid'], ...label, options))
    expect(() => defineResources([thing, asked()])).toThrow(
      'other.state and thing.state differ, and are both called State in the API document: give one a valuesName',
    )
    const named = asked({ valuesName: 'OtherState' })
    expect(defineResources([thing, named])).toHaveLength(2)
    const same = fields(choice(['VIC', 'NSW'], ...label))
    expect(defineResources([thing, same])).toHaveLength(2)
    const grouped = fields(group(...label, { of: text(...label) }))
    expect(() => defineResources([thing, grouped])).toThrow('other.state and thing.state differ')
    const inGroup = fields(group(...label, { state: choice(['a'], ...label) }), 'box')
    expect(() => defineResources([thing, inGroup])).toThrow('other.box.state and thing.state')
  })

  test('with a parent that is not in it', () => {
    const owner = defineResource(other)
    const child = define({ parent: { resource: owner, by: 'heading' } })
    expect(() => defineResources([child])).toThrow('thing.parent is other')
    expect(defineResources([child, owner])).toEqual([owner, child])
  })

  test('with a reference to what is not in it', () => {
    const owner = defineResource(other)
    const owned = defineFields({ owner: reference(owner, ...label) })
    expect(() => defineResources([owned])).toThrow('thing.owner is of other')
    expect(defineResources([owned, owner])).toEqual([owner, owned])
  })

  test('with an identifier that refers to what is not in it', () => {
    const owned = defineFields({ owner: identifier(...label, { refersTo: 'other' }) })
    expect(() => defineResources([owned])).toThrow('thing.owner refers to other')
    const owner = defineResource(other)
    expect(defineResources([owned, owner])).toEqual([owner, owned])
  })
})

test('names that only look alike are fine', () => {
  const fields = { fee: money(...label), fee_total: money(...label), set: text(...label) }
  expect([...defineFields(fields).fields.keys()]).toEqual([
    ...Object.keys(FIELDS),
    ...Object.keys(fields),
  ])
})

test('the compiler knows the members of a record, and which are always set', () => {
  expectTypeOf<RecordOf<typeof contract>>().toExtend<{ readonly client_id: string }>()
  const fields = {
    heading: text(...label),
    fee: money(...label),
    stage: choice(['open'], ...label, { default: 'open' }),
  }
  const thing = defineResource({ ...THING, sections: [{ ...section({}), fields }] })
  type Thing = NonNullable<(typeof thing)['record']>
  expectTypeOf<Thing['fee']>().toEqualTypeOf<number | null>()
  expectTypeOf<Thing['stage']>().toEqualTypeOf<string>()
})

test('each permission says what it allows', () => {
  for (const { permissions } of resources as readonly Resource[]) {
    const { read, create = read, update = read } = permissions
    expect(Object.keys(PERMISSIONS)).toEqual(expect.arrayContaining([read, create, update]))
  }
  expect(PERMISSIONS['Clients:Update']).toBe(
    'Change clients, one or many; add and change contracts, one or many',
  )
  expect(PERMISSIONS['Roles:Manage']).toBe('Add, change and delete roles')
  expect(PERMISSIONS['ClientPackagingDefaults:Set']).toBe('Set packaging defaults')
})
