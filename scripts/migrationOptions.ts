import { parseArgs } from 'node:util'

/** What `npm run migration` was told. */
export interface MigrationOptions {
  readonly name: string
  /** The new name of a column by its old one: `client.fax` by `fax_number`. */
  readonly renames: ReadonlyMap<string, string>
  /** Tables and columns that may be lost. */
  readonly lose: ReadonlySet<string>
  /** Columns that may take less than they did. */
  readonly narrow: ReadonlySet<string>
}

const USAGE = `Name the migration in lower case and underscores: npm run migration -- add_a_field
  --rename client.fax=fax_number  has a column go on under another name
  --lose client.fax               writes what loses the values of a column, or a table
  --narrow client.fax             writes what a record may not fit that is there already`

const RENAME = /^(\w+\.\w+)=(\w+)$/

/** Reads the arguments of the command; what is wrong with them is told as text. */
export function readMigrationOptions(args: readonly string[]): MigrationOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rename: { type: 'string', multiple: true, default: [] },
        lose: { type: 'string', multiple: true, default: [] },
        narrow: { type: 'string', multiple: true, default: [] },
      },
    })
    const [name = '', ...others] = positionals
    const renames = values.rename.map((text) => RENAME.exec(text)?.slice(1) as [string, string])
    if (!/^[a-z0-9_]+$/.test(name) || others.length > 0 || !renames.every(Boolean)) return USAGE
    return {
      name,
      renames: new Map(renames),
      lose: new Set(values.lose),
      narrow: new Set(values.narrow),
    }
  } catch {
    return USAGE
  }
}
