/** `1 change`, `3 changes`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export const savedWords = (count: number): string => `Saved ${counted(count, 'change')}`

/** `Name, ABN and 3 more`. */
export function listed(names: readonly string[], most = 3): string {
  if (names.length <= most) {
    const last = names.at(-1) ?? ''
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
  }
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}
