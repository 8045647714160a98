import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '@/lib/resources/resource'
import { readAnewAfter } from './readAnew'
import { recordsKey } from './useRecord'

/** The same after many records came or changed: which of them, nobody says. */
export function readAnewAfterMany(queries: QueryClient, resource: Resource): void {
  readAnewAfter(queries, resource)
  void queries.invalidateQueries({ queryKey: recordsKey(resource) })
}
