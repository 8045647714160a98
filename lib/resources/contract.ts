import { client } from './client'
import { defineResource } from './defineResource'
import { reference } from './field'
import type { Section } from './resource'

const belonging = {
  key: 'belonging',
  title: 'Belonging',
  purpose: 'Whose contract it is.',
  fields: {
    client_id: reference(client, 'Client', 'Client to which the contract belongs.', {
      required: true,
    }),
  },
} satisfies Section

/**
 * Which client a contract belongs to, so that approvals, which name a contract, are found by their
 * client. The contracts themselves are kept by another system, whose ids these are.
 */
export const contract = defineResource({
  name: 'contract',
  title: 'Contract',
  plural: 'Contracts',
  description: 'Which client each contract belongs to, which other systems keep.',
  table: 'contract',
  path: '/fm/contracts',
  id: {
    name: 'contract_id',
    label: 'Contract ID',
    help: 'Contract, as the system that keeps it calls it.',
    form: 'text',
    maxLength: 255,
    isGiven: true,
    mustMatch: true,
    example: 'C-40001',
  },
  parent: { resource: client, by: 'client_id' },
  recordName: 'parent',
  permissions: { read: 'Clients:Read', create: 'Clients:Update', update: 'Clients:Update' },
  changes: ['replace', 'patch', 'bulk'],
  madeByPut: true,
  hooks: ['linkContract'],
  list: {
    sortable: ['contract_id'],
    defaultSort: 'contract_id',
    searched: ['contract_id'],
    searchedCodes: ['contract_id'],
    indexed: ['client_id'],
    shown: ['contract_id', 'client_id'],
  },
  example: { record: { client_id: '10001' }, change: { client_id: '10002' } },
  sections: [belonging],
})
