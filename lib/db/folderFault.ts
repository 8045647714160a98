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
  if (NO_ROOM.has(code)) {
    return `The disk of ${folder} is full (${code}). Make room there, or have ${variable} name a folder of another.`
  }
  return `${folder} cannot be used: ${message}. Have ${variable} name a folder that this user may write to.`
}
