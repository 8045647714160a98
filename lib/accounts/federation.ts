import { randomBytes } from 'node:crypto'
import { type Database, database } from '@/lib/db/database'
import { readJson } from '@/lib/derive/schemas/issues'
import { fieldSchema } from '@/lib/derive/schemas/requests'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { Problem } from '@/lib/problem'
import {
  type Account,
  accountNamed,
  accountOf,
  changingAccounts,
  withNextUserId,
} from '@/lib/records/hooks/accounts'
import { type NamedRole, roleNamed } from '@/lib/records/hooks/roleNames'
import { storeOf } from '@/lib/records/stores'
import { createRecord } from '@/lib/records/writes/create'
import { changeRecord } from '@/lib/records/writes/write'
import { user } from '@/lib/resources'
import { isTextOf } from '@/lib/text/characters'
import { timeOrderedUuid } from '@/lib/text/timeOrderedUuid'
import { UTC } from '@/lib/time/calendar'
import { discoveryOf, isLinked, linkIdentity, userOf } from './identities'
import { issueToken } from './tokens'

/** What an identity provider says of somebody. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string }

/** Why somebody whom the provider knows is not let in. */
export type Refusal = 'noRole' | 'nameTaken' | 'notAdmitted'

/** Thrown where the provider's word is not enough. */
export class NotAdmitted extends Error {
  /** @param reason for the operator, who is told it in the log */
  constructor(
    readonly why: Refusal,
    reason: string,
  ) {
    super(reason)
  }
}

/** What somebody may do. */
type Role = Pick<NamedRole, 'role_id' | 'permissions'>

/** What an account is called, as the API has it. */
interface Names {
  readonly user_name: string
  readonly display_name: string
}

/**
 * Signs in whom the identity provider knows. Who it is goes by issuer and subject, which never
 * change; the first time, an account is made, or matched by its user name where the operator lets
 * that be. The role follows from the claims each time.
 *
 * @returns a bearer token
 * @throws NotAdmitted, once the log has said of whom and why
 */
export async function admit(claims: Claims): Promise<string> {
  try {
    return await tokenFor(claims)
  } catch (fault) {
    if (fault instanceof NotAdmitted) {
      const { why, message: reason } = fault
      log().warn(
        { why, subject: claims.sub, reason },
        'the identity provider knows somebody who is not let in',
      )
    }
    throw fault
  }
}

async function tokenFor(claims: Claims): Promise<string> {
  expectIssuer(claims)
  try {
    const account = await changingAccounts(database(), async (connection) =>
      accountFor(connection, claims, await roleFor(connection, claims)),
    )
    const issued = account.enabled ? await issueToken(account, { isFederated: true }) : undefined
    if (!issued) throw new NotAdmitted('notAdmitted', 'the account is disabled')
    return issued.token
  } catch (fault) {
    // Of a name that cannot be one here, or of the last administrator who would be one no more.
    throw fault instanceof Problem && fault.status < 500
      ? new NotAdmitted('notAdmitted', fault.message)
      : fault
  }
}

/**
 * Who speaks has to be the issuer that the operator has set (OpenID Connect Core, section 3.1.3.7). The
 * protocol's library holds the token to what the provider says of itself; where one address serves
 * several, that is another, whose subjects and groups are of other people.
 *
 * @throws NotAdmitted where it is not
 */
function expectIssuer({ iss }: Claims): void {
  const { OIDC_ISSUER: issuer = '' } = env()
  if (typeof iss === 'string' && discoveryOf(iss) === discoveryOf(issuer)) return
  throw new NotAdmitted(
    'notAdmitted',
    `the token is of the issuer ${iss}, and OIDC_ISSUER is ${issuer}`,
  )
}

/**
 * The role of the first value that the operator has named and the claim holds. Some providers send
 * objects there, of which nobody has said what in them is the value.
 */
async function roleFor(connection: Database, claims: Claims): Promise<Role> {
  const { OIDC_ROLES, OIDC_ROLES_CLAIM } = env()
  const values = [claims[OIDC_ROLES_CLAIM]].flat().filter((value) => value != null)
  const held = values.filter((value) => typeof value !== 'object').map(String)
  const name = OIDC_ROLES.find(([value]) => held.includes(value))?.[1]
  if (name === undefined) {
    const objects = held.length < values.length ? ', and objects, which do not count' : ''
    throw new NotAdmitted(
      'noRole',
      `no value of the claim ${OIDC_ROLES_CLAIM} is in OIDC_ROLES: it has ${held.length} values${objects}`,
    )
  }
  const role = await roleNamed(connection, name)
  if (!role) throw new Error(`OIDC_ROLES names the role ${name}, and there is none`)
  return role
}

async function accountFor(connection: Database, claims: Claims, role: Role): Promise<Account> {
  const identity = { issuer: env().OIDC_ISSUER ?? '', subject: subjectIn(claims) }
  const known = await userOf(connection, identity)
  if (known !== undefined) return withRole(connection, known, role)
  const names = namesIn(claims)
  const matched = await matchedUser(connection, names)
  const id = matched ?? (await makeUser(connection, names, role))
  await linkIdentity(connection, identity, id, authorship(id, FIRST_TIME, role))
  return matched === undefined ? accountOf(connection, id) : withRole(connection, id, role)
}

/**
 * The account of the name that the provider gives, where the operator says that its names can be
 * trusted: whoever may choose their own name there could otherwise choose another's here.
 *
 * @throws NotAdmitted where there is one that may not be matched
 */
async function matchedUser(
  connection: Database,
  { user_name }: Names,
): Promise<number | undefined> {
  const account = await accountNamed(connection, user_name.toLowerCase())
  if (!account) return undefined
  if (!env().OIDC_MATCH_ACCOUNTS || (await isLinked(connection, account.user_id))) {
    throw new NotAdmitted('nameTaken', `there is an account of the name ${user_name} already`)
  }
  return account.user_id
}

/** The longest subject that a provider may give, in characters: OpenID Connect, section 2. */
const MAX_SUBJECT = 255

/** Who the provider says it is. @throws NotAdmitted where that cannot be kept */
function subjectIn({ sub }: Claims): string {
  if (typeof sub !== 'string' || !isTextOf(sub, 1, MAX_SUBJECT)) {
    throw new NotAdmitted(
      'notAdmitted',
      `the subject is no text of up to ${MAX_SUBJECT} characters`,
    )
  }
  return sub
}

/**
 * What an account would be called. Providers send empty texts, and blanks around names, of people
 * who have entered them so; what is no text says nothing.
 *
 * @throws NotAdmitted where the user name can be nobody's here
 */
function namesIn(claims: Claims): Names {
  const user_name = wordsIn(claims[env().OIDC_NAME_CLAIM]) ?? claims.sub
  if (!isTaken('user_name', user_name)) {
    const claim = env().OIDC_NAME_CLAIM
    throw new NotAdmitted(
      'notAdmitted',
      `the claim ${claim} gives no user name that an account takes`,
    )
  }
  const most = user.fields.get('display_name')?.maxLength
  const shown = [...(wordsIn(claims.name) ?? '')].slice(0, most).join('')
  return { user_name, display_name: isTaken('display_name', shown) ? shown : user_name }
}

/** What a claim says; undefined where it says nothing. */
function wordsIn(claim: unknown): string | undefined {
  if (typeof claim !== 'string' && typeof claim !== 'number') return undefined
  return String(claim).trim() || undefined
}

/** Whether a field takes a value from whoever sends it, which is what its column can hold. */
function isTaken(name: keyof Names, value: string): boolean {
  const field = user.fields.get(name)
  return field !== undefined && readJson(fieldSchema(field, UTC), value).faults.length === 0
}

const FIRST_TIME = 'Signed in by the identity provider for the first time'

/**
 * What the provider decides, the user stands for in the history: nobody else is signed in. It may
 * give and take all that the roles do, as the operator's list says.
 */
const authorship = (userId: number, reason: string, ...roles: readonly Role[]) => ({
  userId,
  auditUserId: userId,
  requestId: timeOrderedUuid(),
  reason,
  isConfirmed: true,
  permissions: new Set(roles.flatMap(({ permissions }) => permissions)),
})

/** A password that nobody knows: they sign in by the provider alone until another is set. */
const unknownPassword = (): string => randomBytes(32).toString('base64url')

async function makeUser(connection: Database, names: Names, role: Role): Promise<number> {
  const account = {
    ...names,
    role_id: String(role.role_id),
    enabled: true,
    password_hash: unknownPassword(),
  }
  const id = await withNextUserId(connection, (next) =>
    createRecord(
      connection,
      storeOf(user),
      account,
      authorship(Number(next), FIRST_TIME, role),
      next,
    ),
  )
  return Number(id)
}

/**
 * The account, which has the role from now on. Where it may do more than before, its password ends:
 * whoever set it was to be able to do no more than the account was. So do its sessions.
 */
async function withRole(connection: Database, userId: number, role: Role): Promise<Account> {
  const { role: former } = await connection.user.findUniqueOrThrow({
    where: { user_id: userId },
    select: { role: { select: { role_id: true, permissions: true } } },
  })
  const isWidened = role.permissions.some((each) => !former.permissions.includes(each))
  const assignments = {
    role_id: String(role.role_id),
    ...(isWidened && { password_hash: unknownPassword() }),
  }
  const change = { id: String(userId), assignments }
  const author = authorship(userId, 'Role as the identity provider has it', former, role)
  const options = { merge: true, dryRun: false, mayBeLarge: true }
  await changeRecord(connection, storeOf(user), { change, author }, options)
  return accountOf(connection, userId)
}
