/** A statement that a migration has left for one of a later version. */
export interface DeferredDrop {
  readonly drop: string
  /** The version that was worked on: its processes may run beside those of the next. */
  readonly by: string
}

const MARK = /^-- for the version after (\S+): (.*)$/

/** The same as a migration says it. */
export const deferredDropComment = ({ by, drop }: DeferredDrop): string =>
  `-- for the version after ${by}: ${drop}`

/**
 * What migrations have left and none of them has done since. Several belong to one version, and the
 * processes of the version before run until all of them are applied: so none of these does it.
 */
export function deferredDropsOf(migrations: readonly string[]): DeferredDrop[] {
  const deferred = new Map<string, DeferredDrop>()
  for (const line of migrations.flatMap((sql) => sql.split('\n'))) {
    const [, by, drop] = MARK.exec(line) ?? []
    if (by !== undefined && drop !== undefined) deferred.set(drop, { drop, by })
    else deferred.delete(line)
  }
  return [...deferred.values()]
}
