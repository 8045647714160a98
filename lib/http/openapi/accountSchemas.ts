import * as factors from '@/lib/accounts/factors/schemas'
import * as keySchemas from '@/lib/accounts/keys/schemas'
import * as accounts from '@/lib/accounts/schemas'
import { fromZod, MOMENT, named, one } from './named'

/** The schemas by which people look after how they themselves sign in, with examples. */

const PASSWORD = 'admin-demo-password'
const ENCODED = 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0'
const ID = 'q7Jt3mZr0Yx1'

export const ownPassword = fromZod(
  'OwnPassword',
  'Present and new password',
  accounts.ownPasswordBody,
  {
    examples: one('The same again, which ends all other sessions', {
      current_password: PASSWORD,
      new_password: PASSWORD,
    }),
  },
)

export const presentPassword = fromZod(
  'PresentPassword',
  'Present password',
  factors.presentPasswordBody,
  { examples: one('Of the demonstration data', { current_password: PASSWORD }) },
)

export const secondFactors = fromZod('SecondFactors', 'Second factors', factors.factorsAnswer, {
  examples: one('An app', {
    data: [
      {
        factor_id: '0b8f2f5e-6a51-4a53-9d6b-0b8a8a4f6d11',
        kind: 'totp',
        name: 'Authenticator app',
        created: MOMENT,
        last_used: null,
      },
    ],
    recovery_codes: 10,
  }),
})

export const newTotp = fromZod('NewTotp', 'Secret of an authenticator app', factors.newTotpAnswer, {
  examples: one('A secret', {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Fleetbook:mara.linden?issuer=Fleetbook&secret=JBSWY3DPEHPK3PXP',
  }),
})

export const totpConfirmation = fromZod(
  'TotpConfirmation',
  'First code of an authenticator app',
  factors.newTotpBody,
  { examples: one('A code', { otp: '123456', name: 'Phone' }) },
)

export const passkeyCreation = named(
  'PasskeyCreation',
  () => ({
    title: 'What a browser makes a passkey by',
    description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn.',
    type: 'object',
    additionalProperties: true,
  }),
  { examples: one('The first members', { challenge: ENCODED, rp: { name: 'Fleetbook' } }) },
)

export const passkeyConfirmation = fromZod(
  'PasskeyConfirmation',
  'A new passkey',
  factors.newPasskeyBody,
  {
    examples: one('What a browser gives', {
      passkey: {
        id: ID,
        rawId: ID,
        type: 'public-key',
        response: { clientDataJSON: ENCODED, attestationObject: ENCODED },
      },
      name: 'Laptop',
    }),
  },
)

export const recoveryCodes = fromZod('RecoveryCodes', 'Recovery codes', factors.codesAnswer, {
  examples: one('New codes', { recovery_codes: ['k3v9d-w7m2p-x4tqh-n8ybf-r6cjz'] }),
})

const KEY = {
  key_id: '3c9d1b7e-52f4-4a8e-b0c6-7f1e2d3a4b5c',
  name: 'Nightly import',
  prefix: 'fb_k3v9d7w2',
  state: 'active',
  permissions: ['Approvals:Create', 'Approvals:Read'],
  networks: ['203.0.113.0/24'],
  created: MOMENT,
  expires_at: '2027-11-20T10:15:00+11:00',
  revoked_at: null,
  replaced_by: null,
  last_used_at: '2026-11-20T22:00:00+11:00',
  last_used_from: '203.0.113.7',
  last_refused_at: null,
  last_refused_from: null,
  last_refusal: null,
}

export const keys = fromZod('ServiceKeys', 'Keys of a service account', keySchemas.keysAnswer, {
  examples: one('One key', { data: [KEY] }),
})

export const newKey = fromZod('NewServiceKey', 'A new key', keySchemas.newKeyAnswer, {
  examples: one('The key, this once', {
    key: 'fb_k3v9d7w2_Vw0kq1N7mJ5c3sYb9TzXhE2uLrPaGdQfVw0kq1N7mJ5',
    ...KEY,
    last_used_at: null,
    last_used_from: null,
  }),
})

export const keyCreate = fromZod('ServiceKeyCreate', 'A key to make', keySchemas.newKeyBody, {
  examples: one('A key that only makes and reads approvals, from one network', {
    name: 'Nightly import',
    permissions: ['Approvals:Create', 'Approvals:Read'],
    networks: ['203.0.113.0/24'],
  }),
})

export const keyRotate = fromZod(
  'ServiceKeyRotate',
  'How a key is replaced',
  keySchemas.rotateKeyBody,
  {
    examples: one('Both are taken for an hour', { overlap_seconds: 3600 }),
  },
)
