import { createsMany } from '@/lib/derive/creating'
import { lastId } from '@/lib/derive/idForms'
import type { ProblemCode } from '@/lib/problem'
import { storeOf } from '@/lib/records/stores'
import { mutexKeyOf } from '@/lib/records/writes/guard'
import type { Resource } from '@/lib/resources/resource'
import { schemasOf } from '../openapi/recordSchemas'
import { tagOf } from '../openapi/tags'
import { BULK_BYTES } from '../parsing/limits'
import { recordList } from '../parsing/recordList'
import type { Needed, Operation, Write } from '../pipeline/operation'
import { beginChangeMany } from './bulk'
import { beginCreateMany } from './createMany'
import { inTwoParts } from './inTwoParts'
import { listFile } from './listFile'
import { namingWords } from './namedElements'
import { hasTimes, wordsOf } from './operationWords'
import { beginCreate } from './recordCreation'
import { listRecords } from './recordReads'

type Permission = Operation['permission']

/** The operations on a resource's records as a whole, each for whoever has the permission given. */
export function collectionOperations(resource: Resource) {
  const { id } = resource
  const store = storeOf(resource)
  const { record, records, one, name, names } = wordsOf(resource)
  const schemas = schemasOf(resource)
  const isMany = createsMany(resource)
  const common = {
    tag: tagOf(resource),
    timeZone: hasTimes(resource),
    mutexKey: mutexKeyOf(resource),
  }

  return {
    list(permission: Needed): Operation {
      const list = recordList(store)
      return {
        ...common,
        // `updated_since` is read in it, of records that have no moments themselves too.
        timeZone: true,
        summary: `List ${records}`,
        description: `The ${records} page by page, searched, filtered and sorted. A cursor stays good while others add and change ${records}: none is missed and none comes twice. With \`Accept: text/csv\` all that is found comes as one file, with the columns that \`fields\` names or else those that lists show.`,
        operationId: `list${names}`,
        permission,
        document: { status: 200, gives: schemas.page, file: schemas.file },
        isHeavy: true,
        parameters: list.parameters,
        handle: (call) => listRecords(list, call),
        file: (call) => listFile(list, permission, call),
      }
    },
    create: (permission: Permission): Write => ({
      ...common,
      summary: isMany ? `Add ${one}, or many` : `Add ${one}`,
      description: [
        `Adds ${one}; what is absent takes its default.`,
        id.isGiven ? `The body gives it its \`${id.name}\`.` : 'The service gives it its id.',
        isMany &&
          `With an array, up to 1000 ${records} are added in one call: all of them or none, and every fault of every element is named. With \`Prefer: handling=lenient\` the good elements are written and the others reported. A dry run says what each ${record} would be.`,
      ]
        .filter(Boolean)
        .join(' '),
      operationId: `create${name}`,
      permission,
      document: {
        takes: isMany ? schemas.createAny : schemas.create,
        status: 201,
        gives: schemas.record,
        isLocated: true,
        trial: schemas.changes,
        ...(isMany && { many: schemas.createAnswer }),
        problems: mayConflict(resource) || id.isGiven || idsEnd(resource) ? CONFLICT : [],
      },
      idempotent: true,
      secrets: resource.secrets.map((secret) => secret.name),
      dryRun: true,
      maxBytes: BULK_BYTES,
      ...inTwoParts(resource, (call) =>
        isMany && Array.isArray(call.json)
          ? beginCreateMany(store, call)
          : beginCreate(store, call),
      ),
    }),
    bulk: (permission: Permission): Write => ({
      ...common,
      summary: `Change some fields of many ${records}`,
      description: `Up to 1000 ${records} in one call, each named by its ${namingWords(resource, (member) => `\`${member}\``)}. All of them change or none does, and every fault of every element is named; with \`Prefer: handling=lenient\` the good elements are written and the others reported. A dry run says what would change. Where more than 32 MiB of what is there would have to be told nothing is written, and the fault says how many there is room for: \`Prefer: return=minimal\` has none in the answer.`,
      operationId: `patch${names}`,
      permission,
      document: { takes: schemas.bulk, status: 200, gives: schemas.bulkAnswer },
      idempotent: true,
      dryRun: true,
      preconditions: 'elements',
      maxBytes: BULK_BYTES,
      ...inTwoParts(resource, (call) => beginChangeMany(store, call)),
    }),
  }
}

/** Whether a time may come when all ids have been given out. */
const idsEnd = (resource: Resource): boolean => lastId(resource) !== undefined

const CONFLICT: readonly ProblemCode[] = ['conflict']

/** Whether a hook may refuse a change for what stands elsewhere, or a record that is alike. */
export const mayConflict = ({ hooks, uniqueTogether }: Resource): boolean =>
  hooks.length > 0 || uniqueTogether.length > 0
