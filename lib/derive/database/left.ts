/** A statement that a migration has left for one of a later version. */
export interface Left {
  readonly drop: string
  /** The version that was worked on: its processes may run beside those of the next. */
  readonly by: string
}

const MARK = /^-- for the version after (\S+): (.*)$/

/** The same as a migration says it. */
export const marked = ({ by, drop }: Left): string => `-- for the version after ${by}: ${drop}`

/**
 * What migrations have left and none of them has done since. Several belong to one version, and the
 * processes of the version before run until all of them are applied: so none of these does it.
 */
export function leftBy(migrations: readonly string[]): Left[] {
  const left = new Map<string, Left>()
  for (const line of migrations.flatMap((sql) => sql.split('\n'))) {
    const [, by, drop] = MARK.exec(line) ?? []
    if (by !== undefined && drop !== undefined) left.set(drop, { drop, by })
    else left.delete(line)
  }
  return [...left.values()]
}
