import type { SchemaName } from '../pipeline/operation'

export interface Example {
  readonly summary: string
  readonly value: unknown
}

const CLIENT = '10001'
const APPROVAL = '88001'
const CONTRACT = 'C-40001'

/**
 * Bodies of requests that succeed against the demonstration data: the tests of the API send each
 * of them, so an example that has become wrong is found before a reader finds it.
 */
export const BODY_EXAMPLES: Readonly<Partial<Record<SchemaName, Record<string, Example>>>> = {
  Credentials: {
    demo: {
      summary: 'An account of the demonstration data',
      value: { username: 'viewer', password: 'viewer-demo-password' },
    },
  },
  ClientPatch: {
    change: {
      summary: 'Set two fields and unset a third',
      value: { finance_limit: 250000, next_contact_date: '2026-12-01', competitors: null },
    },
    nested: {
      summary: 'Set one member of an object and leave the others',
      value: { client_defaults: { management_fee: 12.5 } },
    },
  },
  ClientCreate: {
    lead: {
      summary: 'A new lead; everything else takes its default',
      value: { name: 'Riverbend Council', client_type: 'lead', state: 'VIC', postal_state: 'VIC' },
    },
  },
  ClientBulk: {
    change: {
      summary: 'Change two clients, all or nothing',
      value: [
        { client_id: CLIENT, finance_limit: 250000 },
        { client_id: '10002', client_defaults: { management_fee: 12.5 } },
      ],
    },
  },
  PackagingDefaultsReplace: {
    set: {
      summary: 'Pay runs from one account; what is absent takes its default',
      value: {
        bank_account_enabled_flag: 'yes',
        bank_account_name: 'Riverbend Council',
        bank_account_number: '12345678',
        bank_bsb: '062-000',
        pay_run_start: 1,
        pay_run_weekend_treatment: 'pay-on-friday',
        report_groups: ['payroll', 'finance'],
      },
    },
  },
  ApprovalPatch: {
    request: {
      summary: 'Put the approval to whoever decides',
      value: { status_flag: 'requested', notes: 'The invoice has come.' },
    },
  },
  ApprovalReplace: {
    replace: {
      summary: 'Replace the approval; what is absent takes its default',
      value: { contract_id: CONTRACT, status_flag: 'active', approval_limit: 480.5 },
    },
  },
  ApprovalCreate: {
    service: {
      summary: 'A service at a supplier',
      value: {
        contract_id: CONTRACT,
        status_flag: 'requested',
        approval_limit: 480.5,
        odometer: 60250,
        odometer_date: '2026-11-20',
        maintenance_lines: [{ description: 'Service at 60 000 km', amount: 480.5 }],
      },
    },
  },
  LockingSessionCreate: {
    one: {
      summary: 'Hold one approval for two minutes',
      value: { locks: [{ resource: 'approvals', id: APPROVAL }], ttl_seconds: 120 },
    },
  },
  LockingSessionRenew: {
    longer: { summary: 'Ten minutes from now', value: { ttl_seconds: 600 } },
  },
  ContractPut: {
    link: { summary: 'The contract belongs to this client', value: { client_id: CLIENT } },
  },
  UserCreate: {
    clerk: {
      summary: 'A user who may sign in at once',
      value: {
        user_name: 'mara.linden',
        display_name: 'Mara Linden',
        role_id: '3',
        password: 'a long enough passphrase',
      },
    },
  },
  UserPatch: {
    rename: { summary: 'Another display name', value: { display_name: 'Mara Linden-Ray' } },
  },
  Password: {
    set: { summary: 'A new password', value: { password: 'a long enough passphrase' } },
  },
  RoleCreate: {
    readers: {
      summary: 'A role that only reads',
      value: { name: 'Readers', permissions: ['Clients:Read', 'Approvals:Read'] },
    },
  },
  RolePatch: {
    more: {
      summary: 'Another set of permissions',
      value: { permissions: ['Clients:Read', 'Clients:Update', 'Approvals:Read'] },
    },
  },
}
