import { defineResource } from './defineResource'
import { boolean, reference, text } from './field'
import type { Section } from './resource'
import { role } from './role'
import { added, roleName } from './systemMembers'
import { user } from './user'

const account = {
  key: 'account',
  title: 'Service account',
  purpose: 'Which system it is for, and what it may do.',
  fields: {
    display_name: text('Name', 'Name under which others see what the system does.', {
      required: true,
      unique: true,
      minLength: 1,
      maxLength: 100,
    }),
    role_id: reference(role, 'Role', 'Role of the account, beyond which none of its keys goes.', {
      required: true,
    }),
    order_channel: boolean(
      'Order channel',
      'Yes where orders come through it: approvals that it makes have the source external_channel.',
      { default: false },
    ),
    enabled: boolean('Enabled', 'No where none of its keys is to be taken.', { default: true }),
    note: text('Note', 'Whom to ask about the system, and what it is for.'),
  },
} satisfies Section

/** Another system that calls the API, with keys in place of a password. */
export const serviceAccount = defineResource({
  name: 'service_account',
  title: 'Service account',
  plural: 'Service accounts',
  description: 'Other systems that call the API, each with a role and with keys of its own.',
  table: 'service_account',
  path: '/admin/service-accounts',
  id: {
    name: 'user_id',
    label: 'User ID',
    help: 'Number under which the history has what the account does: no user has the same.',
    form: 'integer',
    // As that of users.
    maxLength: 5,
    example: '11',
  },
  sharesIdsOf: user,
  area: 'Administration',
  recordName: { field: 'display_name' },
  // As those of users are: the history names who made a change, to whoever reads it.
  namesAreOpen: true,
  inactiveWhere: { field: 'enabled', is: false },
  hints: ['role_name'],
  permissions: { read: 'Users:Manage', create: 'Users:Manage', update: 'Users:Manage' },
  changes: ['patch', 'bulk'],
  hooks: ['keepServiceAccounts'],
  system: [roleName, ...added('service account')],
  list: {
    sortable: ['user_id', 'display_name'],
    defaultSort: 'display_name',
    searched: ['display_name', 'user_id'],
    indexed: ['role_id'],
    shown: ['display_name', 'user_id', 'role_name', 'order_channel', 'enabled', 'last_edit'],
  },
  usedBy: { keys: 'ServiceKey' },
  example: {
    record: {
      display_name: 'Workshop portal',
      role_id: '2',
      order_channel: true,
      note: 'Kept by the workshops team.',
    },
    change: { note: 'Kept by the integration team.' },
  },
  sections: [account],
})
