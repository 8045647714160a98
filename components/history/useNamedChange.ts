import { inOneText } from '@/components/names/nameWords'
import { useNames } from '@/components/names/useNames'
import type { ChangeWords, ValueWords } from './requestRows'

/** A change whose words have the names of what its ids stand for, as far as they are known. */
export function useNamedChange<Change extends ChangeWords | null>(change: Change): Change {
  const named = [change?.from?.named, change?.to.named].flatMap((each) => each ?? [])
  const names = useNames(
    named[0]?.naming,
    named.map(({ id }) => id),
  )
  const withName = <Value extends ValueWords | null>(value: Value): Value => {
    const { naming, id } = value?.named ?? {}
    const name = id === undefined ? undefined : names.get(id)
    return naming && id !== undefined && name
      ? { ...value, words: inOneText(naming, name, id) }
      : value
  }
  return change && { ...change, from: withName(change.from), to: withName(change.to) }
}
