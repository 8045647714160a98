import { schemaName } from '@/lib/derive/namedSchemas'
import { recordNotFound } from '@/lib/records/read'
import { storeOf } from '@/lib/records/stores'
import type { Field, Resource } from '@/lib/resources/resource'
import type { NamedSchema } from '../openapi/named'
import { schemasOf } from '../openapi/recordSchemas'
import { eventPage, paymentChanges, references } from '../openapi/schemas'
import { tagOf } from '../openapi/tags'
import { INCLUDE } from '../parsing/include'
import { BULK_BYTES, idsOf, RECORD_BYTES, SMALL_BYTES } from '../parsing/limits'
import { PAGING } from '../parsing/paging'
import { recordList } from '../parsing/recordList'
import { requirePermission } from '../pipeline/endpoint'
import type { Answer, Call, Operation } from '../pipeline/operation'
import type { Write } from '../pipeline/route'
import { changeMany } from './bulk'
import { listEvents } from './historyCalls'
import { readReferences } from './nameCalls'
import { readPaymentChanges } from './paymentCalls'
import {
  changeOne,
  createOne,
  idOf,
  putOne,
  readAssignments,
  removeOne,
  setSecret,
} from './recordCalls'
import { listRecords, readOne } from './recordReads'

/** How a word begins that `an` stands before: by its sound, as `user` begins like `you`. */
const VOWEL = /^(?!use|uni|eu|one)[aeiou]/

/** How the document speaks of a resource's records. */
function wordsOf({ title, plural, parent, isSingleton }: Resource) {
  const [record, records] = [title.toLowerCase(), plural.toLowerCase()]
  const article = (noun: string) => `${VOWEL.test(noun) ? 'an' : 'a'} ${noun}`
  const owner = parent?.resource.title.toLowerCase() ?? ''
  const named = (text: string) => schemaName(text.toLowerCase().replaceAll(' ', '_'))
  return {
    record,
    records,
    /** `a client`, `a client's packaging defaults`. */
    one: isSingleton ? `${article(owner)}'s ${record}` : article(record),
    /** What generated clients call it: `ClientPackagingDefaults`. */
    name: isSingleton ? named(owner) + named(title) : named(title),
    names: named(plural),
  }
}

/** Whether anything of a record is a moment or is read in a zone. */
const hasTimes = ({ system, leaves }: Resource): boolean =>
  system.some(({ kind }) => kind === 'moment') ||
  leaves.some(({ kind }) => kind === 'day' || kind === 'instant')

const LOCKS =
  ' The call holds a lock on the record while it runs, or uses that of the locking session it names.'

type Permission = Operation['permission']

/** The operations of a resource, each for whoever has the permission given. */
export function operationsOf(resource: Resource) {
  const { isSingleton, madeByPut, lockable, parent, id } = resource
  const store = storeOf(resource)
  const owner = isSingleton && parent ? storeOf(parent.resource) : store
  const { record, records, one, name, names } = wordsOf(resource)
  const schemas = schemasOf(resource)
  const tag = tagOf(resource)
  const timeZone = hasTimes(resource)
  const locks = lockable ? LOCKS : ''
  const ofOne = { tag, timeZone, ids: idsOf(resource) }
  const write = {
    ...ofOne,
    locking: lockable,
    dryRun: true,
    preconditions: 'record',
    maxBytes: RECORD_BYTES,
  } as const

  // A hook may refuse a change for what stands elsewhere, and so may a record that is alike.
  const mayConflict = resource.hooks.length > 0 || resource.uniqueTogether.length > 0
  const refusals = mayConflict ? { problems: ['conflict'] as const } : {}
  const { read: reading, seen } = resource.permissions
  const alsoWith = seen ? `, with ${reading} or ${seen}` : ''
  const toSee =
    (handle: Operation['handle']): Operation['handle'] =>
    async (call) => {
      if (seen && !call.principal.permissions.has(seen)) {
        await requirePermission(call.principal, reading)
      }
      return handle(call)
    }

  const change =
    (mode: 'patch' | 'replace') =>
    async (call: Call): Promise<Answer> => {
      const changed = await changeOne(store, mode, call, readAssignments(store, mode, call))
      if (!changed) throw recordNotFound(store, idOf(store, call))
      return changed
    }

  return {
    list(permission: Permission): Operation {
      const list = recordList(store)
      return {
        summary: `List ${records}${alsoWith}`,
        description: `The ${records} page by page, searched, filtered and sorted. A cursor stays good while others add and change ${records}: none is missed and none comes twice.`,
        operationId: `list${names}`,
        permission: seen ? 'token' : permission,
        tag,
        document: { status: 200, gives: schemas.page },
        parameters: list.parameters,
        timeZone,
        handle: toSee((call) => listRecords(list, call)),
      }
    },
    create: (permission: Permission): Write => ({
      summary: `Add ${one}`,
      description: `Adds ${one}; what is absent takes its default. ${
        id.isGiven ? `The body gives it its \`${id.name}\`.` : 'The service gives it its id.'
      }`,
      operationId: `create${name}`,
      permission,
      tag,
      document: {
        takes: schemas.create,
        status: 201,
        gives: schemas.record,
        trial: schemas.changes,
        ...(id.isGiven ? { problems: ['conflict'] } : refusals),
      },
      timeZone,
      idempotent: true,
      secrets: resource.secrets.map((secret) => secret.name),
      dryRun: true,
      maxBytes: RECORD_BYTES,
      handle: (call) => createOne(store, call),
    }),
    bulk: (permission: Permission): Write => ({
      summary: `Change some fields of many ${records}`,
      description: `Up to 1000 ${records} in one call, each named by its \`${id.name}\`. All of them change or none does, and every fault of every element is named; with \`Prefer: handling=lenient\` the good elements are written and the others reported. A dry run says what would change.`,
      operationId: `patch${names}`,
      permission,
      tag,
      document: { takes: schemas.bulk, status: 200, gives: schemas.bulkAnswer },
      timeZone,
      idempotent: true,
      dryRun: true,
      preconditions: 'elements',
      maxBytes: BULK_BYTES,
      handle: (call) => changeMany(store, call),
    }),
    read: (permission: Permission): Operation => ({
      ...ofOne,
      summary: `Read ${one}${alsoWith}`,
      description: [
        `The ${record} as a whole: every field, with its default where nobody has set it.`,
        store.moments.length > 0 && 'Moments are shown in the `Time-Zone` of the request.',
        isSingleton && 'There are none until they are set for the first time.',
      ]
        .filter(Boolean)
        .join(' '),
      operationId: `get${name}`,
      permission: seen ? 'token' : permission,
      document: { status: 200, gives: schemas.record },
      parameters: [INCLUDE],
      handle: toSee((call) => readOne(store, call)),
    }),
    replace: (permission: Permission): Write => ({
      ...write,
      summary: isSingleton ? `Set ${one}, all of them` : `Replace ${one}`,
      description: `Replaces the ${record} as a whole: a field that is absent or null takes its default. What the service keeps itself stays, and repeating the same call changes nothing further.${
        madeByPut ? ` The first call makes ${isSingleton ? 'them' : 'it'}.` : ''
      }${locks}`,
      operationId: `replace${name}`,
      permission,
      document: {
        takes: schemas.replace,
        status: 200,
        gives: schemas.record,
        trial: schemas.changes,
        ...refusals,
      },
      handle: madeByPut
        ? (call) => putOne(store, isSingleton ? owner : undefined, call)
        : change('replace'),
    }),
    patch: (permission: Permission): Write => ({
      ...write,
      summary: `Change some fields of ${one}`,
      description: `Changes the fields that are sent and leaves all others. Null unsets a field, so that it reads as its default again; objects merge member by member, and lists are replaced.${locks}`,
      operationId: `patch${name}`,
      permission,
      document: {
        takes: schemas.patch,
        status: 200,
        gives: schemas.record,
        trial: schemas.changes,
        ...refusals,
      },
      idempotent: true,
      handle: change('patch'),
    }),
    remove: (permission: Permission): Operation => ({
      ...ofOne,
      summary: `Delete ${one}`,
      description: `Takes the ${record} away, where nothing depends on it any more; its history stays.`,
      operationId: `delete${name}`,
      permission,
      document: { status: 204, problems: ['conflict'] },
      preconditions: 'record',
      handle: (call) => removeOne(store, call),
    }),
    secret(secret: Field, permission: Permission): Write {
      const label = secret.label.toLowerCase()
      return {
        ...write,
        locking: false,
        maxBytes: SMALL_BYTES,
        summary: `Set the ${label} of ${one}`,
        description: `${secret.help} The history says that it was set, and nothing of what it is.`,
        operationId: `replace${name}${schemaName(secret.name)}`,
        permission,
        document: {
          takes: schemas.secrets.get(secret.name) as NamedSchema,
          status: 204,
          trial: schemas.changes,
          ...refusals,
        },
        handle: (call) => setSecret(store, secret, call),
      }
    },
    references: (permission: Permission): Operation => ({
      ...ofOne,
      summary: `Read what names ${one}`,
      description: `The kinds of record that name the ${record}, by the member that does: how many there are, by status and with what they come to. What the role may not read is left out.`,
      operationId: `list${name}References`,
      permission,
      document: { status: 200, gives: references },
      timeZone: false,
      handle: (call) => readReferences(store, call),
    }),
    paymentChanges: (permission: Permission): Operation => ({
      ...ofOne,
      timeZone: true,
      summary: `Read recent changes to the bank details behind ${one}`,
      description: `Who changed bank details that payments of the ${record} go by, and when, without the values: what to look at before money is paid.`,
      operationId: `list${name}PaymentChanges`,
      permission,
      document: { status: 200, gives: paymentChanges },
      handle: (call) => readPaymentChanges(store, call),
    }),
    events: (permission: Permission): Operation => ({
      ...ofOne,
      timeZone: true,
      summary: `Read the history of ${one}, newest first`,
      description: `Who changed the ${record}, when and why, with every value before and after. History is never changed or deleted.`,
      operationId: `list${name}Events`,
      permission,
      document: { status: 200, gives: eventPage },
      parameters: PAGING,
      handle: (call) => listEvents(store, owner, call),
    }),
  }
}
