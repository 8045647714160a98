import { defineResource } from './defineResource'
import { boolean, reference, secret, text } from './field'
import type { Section } from './resource'
import { role } from './role'
import { added, roleName } from './systemMembers'

const account = {
  key: 'account',
  title: 'User',
  purpose: 'Who it is, and what they may do.',
  fields: {
    user_name: text('User name', 'Name with which the user signs in, in any case.', {
      required: true,
      unique: true,
      isWord: true,
      minLength: 1,
      maxLength: 100,
    }),
    display_name: text('Display name', 'Name under which others see the user.', {
      required: true,
      minLength: 1,
      maxLength: 100,
    }),
    role_id: reference(role, 'Role', 'Role of the user, which says what they may do.', {
      required: true,
    }),
    enabled: boolean('Enabled', 'No for a user who may not sign in.', { default: true }),
    password: secret(
      'Password',
      'Password of the user, of which only a hash is kept. With a new one they are signed out everywhere. One’s own is set on one’s profile.',
      {
        required: true,
        minLength: 12,
        maxLength: 1024,
      },
    ),
  },
} satisfies Section

/** By whom an identity provider's word lets somebody in. */
const IDENTITY = { table: 'external_identity', by: 'user_id' } as const

/** Whoever may sign in, with one role. Nobody is ever deleted, as the history speaks of them. */
export const user = defineResource({
  name: 'user',
  title: 'User',
  plural: 'Users',
  description: 'Who may sign in, and with which role.',
  table: 'user_account',
  hasPlainColumns: true,
  path: '/admin/users',
  id: {
    name: 'user_id',
    label: 'User ID',
    help: 'Number given to the user when they were added.',
    form: 'integer',
    // As many as Audit-User-Id can name.
    maxLength: 5,
    example: '9',
  },
  area: 'Administration',
  recordName: { field: 'display_name' },
  namesAreOpen: true,
  inactiveWhere: { field: 'enabled', is: false },
  hints: ['user_name', 'role_name'],
  permissions: { read: 'Users:Manage', create: 'Users:Manage', update: 'Users:Manage' },
  changes: ['patch', 'bulk'],
  hooks: ['keepAccounts'],
  system: [
    roleName,
    {
      name: 'second_factors',
      label: 'Second factors',
      help: 'How many authenticator apps and passkeys the user has added.',
      kind: 'records',
      counted: { table: 'second_factor', by: 'user_id' },
    },
    {
      name: 'identity_provider',
      label: 'Identity provider',
      help: 'By whose word the user signs in: the issuer of their linked identity. Null where there is none.',
      kind: 'linked',
      linked: { ...IDENTITY, column: 'issuer' },
      nullable: true,
    },
    {
      name: 'identity_linked',
      label: 'Identity linked',
      help: 'When the user first signed in by that identity. Null where there is none.',
      kind: 'linkedMoment',
      linked: { ...IDENTITY, column: 'created' },
      nullable: true,
    },
    ...added('user'),
  ],
  list: {
    sortable: ['user_id', 'user_name', 'display_name'],
    defaultSort: 'user_id',
    searched: ['display_name', 'user_name', 'user_id'],
    indexed: ['role_id'],
    shown: ['display_name', 'user_name', 'user_id', 'role_name', 'enabled', 'last_edit'],
  },
  usedBy: {
    tokens: 'AccessToken',
    factors: 'SecondFactor',
    recoveryCodes: 'RecoveryCode',
    challenges: 'FactorChallenge',
    identities: 'ExternalIdentity',
  },
  example: {
    record: {
      user_name: 'mara.linden',
      display_name: 'Mara Linden',
      role_id: '3',
      password: 'a long enough passphrase',
    },
    change: { display_name: 'Mara Linden-Ray' },
  },
  sections: [account],
})
