/** What the system says of a folder that is not for this user, or only to be read, by its codes. */
const NOT_FOR_US = new Set(['EACCES', 'EPERM', 'EROFS'])
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

/** How a setting names the folder of whoever asks, in words for the operator. */
interface Named {
  /** The folder, as the operator knows it. */
  readonly folder: string
  /** The variable by which another is given. */
  readonly variable: string
}

/**
 * Says to the operator why a folder cannot be used that a setting names, and what to do: the system
 * names a code and a call of its own.
 *
 * @param error what came of it
 * @returns undefined for what the system did not say
 */
export function whyNoFolder(error: unknown, { folder, variable }: Named): string | undefined {
  const { code = '', syscall, message } = (error ?? {}) as NodeJS.ErrnoException
  if (syscall === undefined) return undefined
  if (NOT_FOR_US.has(code)) {
    return `This user cannot work in ${folder}: ${message}. Let them write there, or have ${variable} name another folder.`
  }
  if (NO_ROOM.has(code)) return diskIsFull(code, { folder, variable })
  return `${folder} cannot be used: ${message}. Have ${variable} name a folder that this user may write to.`
}

/** The line in which PostgreSQL, or what makes a database of its, says that its disk is full. */
const WITHOUT_ROOM =
  /(?:FATAL|PANIC|ERROR|error): +(.*(?:No space left on device|Disk quota exceeded))/

/**
 * Says to the operator that a database has no room in its folder, where that is what its log says.
 *
 * @returns undefined where it says nothing of that
 */
export function whyNoRoom(log: string, named: Named): string | undefined {
  const [, words] = WITHOUT_ROOM.exec(log) ?? []
  return words && diskIsFull(words, named)
}

const diskIsFull = (words: string, { folder, variable }: Named): string =>
  `The disk of ${folder} is full (${words}). Make room there, or have ${variable} name a folder of another.`
