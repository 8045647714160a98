import type pg from 'pg'
import { approval, client, packagingDefaults } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { copy, jsonCell, line, listCell, momentCell, RecordTable, textCell } from './copy'
import { type Edit, type Entry, Historian } from './history'
import type { Actor } from './setting'
import { flatten, type Members } from './values'

const ALWAYS = { version: textCell, created: momentCell, last_edit: momentCell }

const TABLES = {
  client: new RecordTable(client, { client_id: textCell, ...ALWAYS }),
  packaging_defaults: new RecordTable(packagingDefaults, {
    client_id: textCell,
    client_packaging_default_id: textCell,
    ...ALWAYS,
  }),
  approval: new RecordTable(approval, {
    approval_id: textCell,
    ...ALWAYS,
    posted_date: momentCell,
    requested_audit_attempt_count: textCell,
    source: textCell,
    user_id: textCell,
    user_id_edit: textCell,
  }),
}

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
  /** Columns that only this resource keeps. */
  readonly kept?: Readonly<Record<string, unknown>>
}

/** Collects records with their history and writes them out a batch at a time. */
export class Book {
  private lines = noLines()
  private readonly historians = {
    client: new Historian(client),
    packaging_defaults: new Historian(packagingDefaults),
    approval: new Historian(approval),
  }
  private entries: Entry[] = []

  constructor(private readonly connection: pg.ClientBase) {}

  add(resource: Resource, { id, body, created, edits, kept }: NewRecord): void {
    const name = resource.name as keyof typeof TABLES
    const values = flatten(resource, body)
    const entries = this.historians[name].entries(id, values, created, edits)
    const last = entries[entries.length - 1] as Entry
    const columns = {
      [resource.id.name]: id,
      version: entries.length,
      created: created.at,
      last_edit: last.at,
      user_id: created.auditUserId,
      user_id_edit: last.auditUserId,
      ...kept,
    }
    this.lines[name].push(TABLES[name].line(columns, values))
    for (const entry of entries) this.entries.push(entry)
  }

  addContracts(clientId: string, contracts: readonly string[]): void {
    for (const contract of contracts) this.lines.contract.push(line([contract, clientId]))
  }

  /**
   * Writes the records collected so far. What it writes is taken out at once, so that the next
   * batch can be collected while the database works.
   *
   * @param withHistory also writes all history so far, in the order of time; its numbers follow it
   */
  async write(withHistory: boolean): Promise<void> {
    const { contract, ...records } = this.lines
    this.lines = noLines()
    const events = withHistory ? this.takeHistory() : []
    await copy(this.connection, 'contract', ['contract_id', 'client_id'], contract)
    for (const [name, { columns }] of Object.entries(TABLES)) {
      await copy(this.connection, name, columns, records[name as keyof typeof TABLES])
    }
    await copy(this.connection, 'event', EVENT_COLUMNS, events)
  }

  private takeHistory(): string[] {
    const entries = this.entries.sort((a, b) => a.at.getTime() - b.at.getTime())
    this.entries = []
    return entries.map(eventLine)
  }
}

const noLines = (): Record<keyof typeof TABLES | 'contract', string[]> => ({
  contract: [],
  client: [],
  packaging_defaults: [],
  approval: [],
})
