import { defineResource } from './defineResource'
import { boolean, permissionSet, text } from './field'
import type { Section } from './resource'
import { added } from './systemMembers'

const allowing = {
  key: 'allowing',
  title: 'Role',
  purpose: 'What whoever has the role may do.',
  fields: {
    name: text('Name', 'Name of the role.', {
      required: true,
      unique: true,
      minLength: 1,
      maxLength: 100,
      copied: false,
    }),
    permissions: permissionSet('Permissions', 'What the role allows.', { required: true }),
    requires_second_factor: boolean(
      'Second factor',
      'Yes where the role allows nothing to whoever has not added an authenticator app or a passkey.',
      { default: false },
    ),
  },
} satisfies Section

/** A named set of permissions, which each user and each service account has one of. */
export const role = defineResource({
  name: 'role',
  title: 'Role',
  plural: 'Roles',
  description: 'Named sets of permissions, of which each user and each service account has one.',
  table: 'role',
  path: '/admin/roles',
  id: {
    name: 'role_id',
    label: 'Role ID',
    help: 'Number given to the role when it was added.',
    form: 'integer',
    maxLength: 9,
    example: '3',
  },
  area: 'Administration',
  recordName: { field: 'name' },
  permissions: {
    read: 'Roles:Manage',
    // One cannot give what one does not see, to people or to webhooks.
    seen: ['Users:Manage', 'Webhooks:Manage'],
    create: 'Roles:Manage',
    update: 'Roles:Manage',
  },
  changes: ['patch', 'remove'],
  copyable: true,
  hooks: ['keepAdministration'],
  system: [
    {
      name: 'users',
      label: 'Users',
      help: 'How many users have the role.',
      kind: 'records',
      counted: { table: 'user_account', by: 'role_id' },
    },
    {
      name: 'service_accounts',
      label: 'Service accounts',
      help: 'How many service accounts have the role.',
      kind: 'records',
      counted: { table: 'service_account', by: 'role_id' },
    },
    {
      name: 'webhooks',
      label: 'Webhooks',
      help: 'How many webhooks read as the role.',
      kind: 'records',
      counted: { table: 'webhook', by: 'role_id' },
    },
    ...added('role'),
  ],
  list: {
    sortable: ['role_id', 'name'],
    defaultSort: 'role_id',
    searched: ['name'],
    indexed: [],
    shown: ['name', 'role_id', 'users', 'permissions', 'last_edit'],
  },
  example: {
    record: { name: 'Readers', permissions: ['Clients:Read', 'Approvals:Read'] },
    change: { permissions: ['Clients:Read'] },
  },
  sections: [allowing],
})
