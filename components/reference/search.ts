import { matchesAll } from '@/lib/text/matchesAll'
import type { ApiOperation } from './document'

/** Whether an operation is what was typed: by its words, its address, its method or its name. */
export const operationMatches = (typed: string, operation: ApiOperation): boolean =>
  matchesAll(typed, operation.method, operation.path, operation.summary, operation.id)
