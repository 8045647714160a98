import type { Becoming } from './members'
import type { Resource } from './resource'

/** The choice that posts a record that pays, and the value by which: from then on it is paid as it stands. Undefined where none pays. */
export function postingOf({ pays, system }: Resource): Becoming | undefined {
  if (pays.length === 0) return undefined
  for (const { kind, set } of system) {
    if (kind === 'moment' && typeof set === 'object' && 'becomes' in set) return set
  }
  return undefined
}
