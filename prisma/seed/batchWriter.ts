import type { Connection } from '@/lib/db/connection'
import { type AnyResource, type ResourceName, resources } from '@/lib/resources'
import { copy, jsonCell, line, listCell, momentCell, RecordTable, textCell } from './copy'
import { type Edit, type Entry, HistoryGenerator } from './history'
import type { Actor } from './setting'
import { flatten, type Members } from './values'

/** Something for each resource. */
const forEach = <Part>(make: (resource: AnyResource) => Part): Record<ResourceName, Part> =>
  Object.fromEntries(resources.map((resource) => [resource.name, make(resource)])) as Record<
    ResourceName,
    Part
  >

const TABLES = forEach((resource) => new RecordTable(resource))

const EVENT_COLUMNS = [
  ...['resource', 'record_id', 'version', 'at', 'user_id', 'audit_user_id', 'request_id'],
  ...['action', 'reason', 'changes', 'fields'],
]

const eventLine = (entry: Entry): string =>
  line([
    entry.resource,
    entry.recordId,
    String(entry.version),
    momentCell(entry.at),
    String(entry.userId),
    String(entry.auditUserId),
    `seed-${entry.resource.replace('_', '-')}-${entry.recordId}-${entry.version}`,
    entry.action,
    textCell(entry.reason),
    jsonCell(entry.changes),
    listCell(entry.changes.map(({ field }) => field)),
  ])

/** A record about to be written, with its story. */
export interface NewRecord {
  readonly id: string
  readonly body: Readonly<Members>
  readonly created: Actor & { readonly at: Date }
  readonly edits: readonly Edit[]
  /** System fields that only this resource has. */
  readonly system?: Readonly<Record<string, unknown>>
  /** Hashes of secrets, by their names. */
  readonly secrets?: Readonly<Record<string, string>>
}

/** Collects records with their history and writes them out a batch at a time. */
export class BatchWriter {
  private lines = noLines()
  private readonly histories = forEach((resource) => new HistoryGenerator(resource))
  private entries: Entry[] = []

  constructor(private readonly connection: Connection) {}

  add(resource: AnyResource, record: NewRecord): void {
    const { id, body, created, edits, system, secrets = {} } = record
    const { name } = resource
    const values = flatten(resource, body)
    const set = Object.keys(secrets)
    const entries = this.histories[name].entries(id, values, created, edits, set)
    const last = entries[entries.length - 1] as Entry
    const hashes = resource.secrets.map((field) => [field.column, secrets[field.name]])
    const columns = {
      ...Object.fromEntries(hashes),
      version: entries.length,
      created: created.at,
      last_edit: last.at,
      user_id: created.auditUserId,
      user_id_edit: last.auditUserId,
      // Of accounts it is called as who made a record is.
      [resource.id.name]: id,
      ...system,
    }
    this.lines[name].push(TABLES[name].line(columns, values))
    for (const entry of entries) this.entries.push(entry)
  }

  /**
   * Writes the records collected so far. What it writes is taken out at once, so that the next
   * batch can be collected while the database works.
   *
   * @param withHistory also writes all history so far, in the order of time; its numbers follow it
   */
  async write(withHistory: boolean): Promise<void> {
    const { lines } = this
    this.lines = noLines()
    const events = withHistory ? this.takeHistory() : []
    for (const { name } of resources) {
      const { name: table, columns } = TABLES[name]
      await copy(this.connection, table, columns, lines[name])
    }
    await copy(this.connection, 'event', EVENT_COLUMNS, events)
  }

  private takeHistory(): string[] {
    const entries = this.entries.sort((a, b) => a.at.getTime() - b.at.getTime())
    this.entries = []
    return entries.map(eventLine)
  }
}

const noLines = () => forEach((): string[] => [])
