import type { Principal } from '@/lib/accounts/principal'
import type { Database } from '@/lib/db/database'
import type { ProblemCode } from '@/lib/problem'
import type { Permission } from '@/lib/resources/permissions'
import type { EntityTags } from '@/lib/text/entityTags'
import type { TimeZone } from '@/lib/time/calendar'
import type { AdmissionTicket, Connection } from '../admission/admissionTicket'
import type { NamedSchema } from '../openapi/named'
import type { Tag } from '../openapi/tags'
import type { ReadBytes } from '../parsing/body'
import { wantsFile } from '../parsing/headers'
import type { Parameter, Query } from '../parsing/parameter'
import type { PathIds, PathParameters } from '../parsing/pathIds'
import type { AnswerBody } from './answerBody'
import type { Deprecation } from './deprecation'

/** What a handler works with once every check of the pipeline has passed. */
export interface RequestContext {
  readonly requestId: string
  readonly principal: Principal
  /** The user for whom the change is recorded: the signed-in one, or the one acted for. */
  readonly auditUserId: number
  readonly reason: string | null
  readonly timeZone: TimeZone
  readonly headers: Headers
  readonly url: URL
  /** What the query says, by the operation's own parameters. */
  readonly query: Query
  readonly params: Readonly<Record<string, string>>
  readonly ifMatch: EntityTags | undefined
  readonly ifNoneMatch: EntityTags | undefined
  readonly lockingSessionId: string | undefined
  readonly idempotencyKey: string | undefined
  /** The body as JSON with exact numbers; undefined where the operation takes none. */
  readonly json: unknown
  /** True when everything is to be checked and nothing written (`dry_run=true`). */
  readonly dryRun: boolean
  /** True where it has the slot of a call on many records, or of a large one. */
  readonly mayBeLarge: boolean
  /** Where statements go: the pool, or the transaction that also keeps the answer for a replay. */
  readonly db: Database
  /** What it has of what its process takes on: for an operation that waits for something. */
  readonly ticket: AdmissionTicket
  /** Counts records that nobody knew of when the call was let in: those of a file. */
  pay(records: number): void
  /**
   * Who makes the call by now, where that is long after its beginning.
   *
   * @param connection a transaction that is to find it for itself, past what the process remembers
   * @throws Problem 401
   */
  principalNow(connection?: Database): Promise<Principal>
  /**
   * The same where the call has waited for its turn: whoever may make it no more is refused.
   *
   * @throws Problem 401 or 403, as for a call that comes now
   */
  letInNow(): Promise<Principal>
  /** The bearer token itself, for the operations on tokens. */
  readonly token: string
}

/** What a handler answers with. */
export interface HandlerResult {
  readonly status: number
  readonly body?: AnswerBody
  readonly headers?: Readonly<Record<string, string>>
}

/** A file as an answer: its pieces are made as they are taken, so that it may be of any length. */
export interface FileResult {
  readonly pieces: AsyncIterable<string>
  readonly headers: Readonly<Record<string, string>>
}

/** What is left to do of a call. */
export type Rest = (call: RequestContext) => Promise<HandlerResult>

/** What the API document says of an operation beyond its demands. */
export interface OperationDocument {
  /** Schema of the request body. */
  readonly takes?: NamedSchema
  /** Status of success, and the schema of its body where it has one. */
  readonly status: number
  readonly gives?: NamedSchema
  /** True where what was made can be read at an address of its own, which `Location` says. */
  readonly isLocated?: true
  /** Schema of the same as a file. */
  readonly file?: NamedSchema
  /** What a dry run of a write of one record answers with. */
  readonly trial?: NamedSchema
  /** What a call with an array of records answers with, where one record or many are taken. */
  readonly many?: NamedSchema
  /** Problem codes beyond those that the demands imply. */
  readonly problems?: readonly ProblemCode[]
}

/** A permission, or several of which any will do. */
export type Needed = Permission | readonly [Permission, ...Permission[]]

/** An operation: its demands as data, and its work. The API document reads the same data. */
export interface Operation {
  /** What it does, in a line. */
  readonly summary: string
  /** What it does for whom, and what a caller should know of it; backticks mark literals. */
  readonly description: string
  /** The part of the API that it belongs to. */
  readonly tag: Tag
  /** Its name for generated clients, where that does not follow from its method and path. */
  readonly operationId?: string
  readonly document: OperationDocument
  /** Set where it is to go. */
  readonly deprecated?: Deprecation
  /** A permission, several of which any will do, `token` for any signed-in user, or `none`. */
  readonly permission: Needed | 'token' | 'none'
  /** True where it is open to users who have still to add the second factor that they need. */
  readonly mayBeUnenrolled?: boolean
  /** True where it is about how people sign in: no key opens it. */
  readonly forPeople?: boolean
  /** True where nobody acts for another: Audit-User-Id is ignored. */
  readonly forOneself?: boolean
  /** True where the Time-Zone header counts; elsewhere it is ignored. */
  readonly timeZone?: boolean
  /** True where Delegated-Locking-Session-Id counts. */
  readonly locking?: boolean
  /** True where Idempotency-Key counts. */
  readonly idempotent?: boolean
  /** Members of its body that nobody may guess from what a repeated request is told by. */
  readonly secrets?: readonly string[]
  /** Query parameters that the operation takes, `dry_run` apart; any other is refused. */
  readonly parameters?: readonly Parameter[]
  /** True where `dry_run` counts: of every write of a record. */
  readonly dryRun?: boolean
  /**
   * Where preconditions stand: in If-Match and If-None-Match for its one record, or in each element
   * of its body. What has none refuses both headers, but for a read's If-None-Match.
   */
  readonly preconditions?: 'record' | 'elements'
  /** Set where a body is taken: the most bytes of it. */
  readonly maxBytes?: number
  /** True where a request without any body is as good as `{}`. */
  readonly bodyOptional?: boolean
  /** Where it reads many records, always or for some queries: of such calls only so many run at a time. */
  readonly isHeavy?: boolean | ((query: Query) => boolean)
  /** True where what it reads has to go with what it asks of the primary, so that no replica will do. */
  readonly fromPrimary?: true
  /**
   * The key of the write mutex for what it writes, where that is no record with preconditions: of such
   * calls one at a time runs in a process, and the others wait without a connection.
   */
  readonly ordered?: (call: RequestContext) => string
  /** The key of the write mutex that its transactions hold besides. */
  readonly mutexKey?: string | undefined
  /** Ids in its address, by parameter name. */
  readonly ids?: PathIds
  handle(call: RequestContext): Promise<HandlerResult>
  /**
   * The first part of the same work, where that takes its time and writes nothing; gives the rest.
   * It is done before any transaction that the rest is done in, as of an Idempotency-Key, or of a
   * write that has waited for its turn.
   */
  begin?(call: RequestContext): Promise<Rest>
  /** The media type of its answers, where that is not the one of the API's own. */
  readonly mediaType?: string
  /** Where the same can be had as a CSV file, all of it at once, by whoever accepts that. */
  file?(call: RequestContext): Promise<FileResult>
}

/** Whether a write can be tried without writing is never left open: every one of a record can. */
export type Write = Operation & { readonly dryRun: boolean }

/** The operations of one address, by method. */
export type Operations = Partial<Record<'GET' | 'DELETE', Operation>> &
  Partial<Record<'POST' | 'PUT' | 'PATCH', Write>>

/** The second argument that Next, or the front server, gives a route handler. */
export interface RouteContext {
  readonly params?: Promise<PathParameters> | PathParameters
  /** What of the address is a list among these, as it was sent. */
  readonly segments?: readonly string[] | undefined
  /** The address of an operation that is probably meant where there is none. */
  readonly meant?: (() => string | undefined) | undefined
  /** The connection of the call, where the server below lets it be known. */
  readonly served?: ServedCall | undefined
}

/** What the server below can do for a call beyond what a Request says. */
export interface ServedCall extends Connection {
  /** Reads the body's bytes without a stream around them. */
  readonly readBytes: ReadBytes
}

export type Handler = (request: Request, context?: RouteContext) => Promise<Response>

/** Whether a call only reads: of one that does not nobody may say that nothing was written. */
export const isReading = ({ method }: Request): boolean => READS.has(method)

const READS = new Set(['GET', 'HEAD'])

/** Whether a call is on many records: a body that is a list names each of them. */
export const isHeavy = (
  { isHeavy: reads = false }: Operation,
  query: Query,
  json: unknown,
): boolean => Array.isArray(json) || (typeof reads === 'function' ? reads(query) : reads)

/** Whether a call is answered with a file. */
export const isFile = ({ file }: Operation, headers: Headers): boolean =>
  file !== undefined && wantsFile(headers)
