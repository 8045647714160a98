import { CODE_LISTS } from './codeLists'
import { defineResource } from './defineResource'
import { boolean, choice, integer, text } from './field'
import type { Section } from './resource'
import { added } from './systemMembers'

const meaning = {
  key: 'meaning',
  title: 'Code',
  purpose: 'What a code of a list stands for.',
  fields: {
    list: choice(Object.keys(CODE_LISTS), 'List', 'List that the code belongs to.', {
      required: true,
      valuesName: 'CodeListName',
      valueLabels: CODE_LISTS,
    }),
    code: text('Code', 'What records hold, as it is written in them.', {
      required: true,
      format: 'code',
      minLength: 1,
    }),
    name: text('Name', 'What people read in place of the code.', {
      required: true,
      minLength: 1,
    }),
    active: boolean('Active', 'No for a code that new records should not take any more.', {
      default: true,
    }),
    order: integer('Order', 'Place in the list; those of one place follow by name.', {
      default: 0,
    }),
    note: text('Note', 'What staff should know before they use the code.'),
  },
} satisfies Section

/** An entry of a code list: it gives a name to what other records hold as a code. */
export const code = defineResource({
  name: 'code',
  title: 'Code',
  plural: 'Codes',
  description: 'Entries of code lists, which give names to the codes that records hold.',
  table: 'code',
  path: '/fm/codes',
  id: {
    name: 'code_id',
    label: 'Code ID',
    help: 'Number given to the entry when it was added.',
    form: 'bigint',
    maxLength: 10,
    example: '1',
  },
  recordName: { field: 'name' },
  area: 'Administration',
  namesAreOpen: true,
  hints: ['code'],
  inactiveWhere: { field: 'active', is: false },
  uniqueTogether: [['list', 'code']],
  permissions: { read: 'Codes:Read', create: 'Codes:Manage', update: 'Codes:Manage' },
  changes: ['patch', 'bulk'],
  system: added('entry'),
  list: {
    sortable: ['list', 'code', 'name', 'order', 'code_id'],
    defaultSort: 'list,order,name',
    searched: ['code', 'name'],
    searchedCodes: ['code'],
    indexed: [],
    shown: ['code', 'name', 'list', 'active', 'order', 'note', 'last_edit'],
    onCards: ['code', 'list', 'active', 'order'],
    edited: ['name', 'active', 'order', 'note'],
  },
  example: {
    record: { list: 'client_industry', code: 'IND-WTR', name: 'Water supply' },
    change: { name: 'Water and sewerage', order: 4 },
  },
  sections: [meaning],
})
