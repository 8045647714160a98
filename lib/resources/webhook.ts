import { defineResource } from './defineResource'
import { boolean, reference, text, textList } from './field'
import type { Section } from './resource'
import { role } from './role'
import { added } from './systemMembers'

const endpoint = {
  key: 'endpoint',
  title: 'Webhook',
  purpose: 'Whom changes are sent to, and as whom they read.',
  fields: {
    name: text('Name', 'Name by which people know the receiver.', {
      required: true,
      unique: true,
      minLength: 1,
      maxLength: 100,
    }),
    url: text(
      'Address',
      'Where each change is sent, by POST: https://, to an address of the whole Internet unless the operator allows others.',
      { required: true, isWebAddress: true, maxLength: 2000 },
    ),
    role_id: reference(
      role,
      'Role',
      'Role that says what may be sent: nothing that it may not read, and none that reads more than you do.',
      { required: true },
    ),
    active: boolean(
      'Active',
      'No while nothing is to be sent: changes wait in the feed until it is yes again.',
      { default: true },
    ),
    note: text('Note', 'Whom to ask about the receiver, and what it does with changes.'),
  },
} satisfies Section

const interest = {
  key: 'interest',
  title: 'What is sent',
  purpose: 'Of which records, and of which of their fields.',
  fields: {
    resources: textList(
      'Kinds of record',
      'Only changes of these are sent; of all that the role may read where none is chosen.',
      { names: 'resources' },
    ),
    fields: textList(
      'Fields',
      'Fields of which one has to change, written as the kind of record, a point and the field; of a kind without any here every change is sent.',
      { names: 'fields' },
    ),
    include_record: boolean(
      'Whole records',
      'Yes where each change carries the record as it is when it is sent.',
      { default: false },
    ),
  },
} satisfies Section

/** An address to which changes are sent as they are made, each signed. */
export const webhook = defineResource({
  name: 'webhook',
  title: 'Webhook',
  plural: 'Webhooks',
  description: 'Addresses of other systems to which changes are sent, each signed.',
  table: 'webhook',
  path: '/admin/webhooks',
  id: {
    name: 'webhook_id',
    label: 'Webhook ID',
    help: 'Number given to the webhook when it was added.',
    form: 'integer',
    maxLength: 9,
    example: '1',
  },
  area: 'Administration',
  recordName: { field: 'name' },
  inactiveWhere: { field: 'active', is: false },
  permissions: { read: 'Webhooks:Manage', create: 'Webhooks:Manage', update: 'Webhooks:Manage' },
  changes: ['patch', 'remove'],
  hooks: ['keepWebhooks'],
  system: [...added('webhook')],
  list: {
    sortable: ['webhook_id', 'name'],
    defaultSort: 'name',
    searched: ['name', 'webhook_id'],
    indexed: ['role_id'],
    shown: ['name', 'webhook_id', 'url', 'resources', 'active', 'last_edit'],
  },
  usedBy: { secrets: 'WebhookSecret', state: 'WebhookState', deliveries: 'WebhookDelivery' },
  example: {
    record: {
      name: 'Ledger',
      url: 'https://receiver.example/changes',
      role_id: '3',
      resources: ['client', 'approval'],
      fields: ['client.finance_limit'],
      note: 'Kept by the finance systems team.',
    },
    change: { note: 'Kept by the integration team.' },
  },
  sections: [endpoint, interest],
})
