/** A process that answers calls of the API and passes pages on: one of `WORKERS`. */
import { shareMetrics } from '@/lib/metrics'
import { runChild } from './child'
import { passedPages } from './passedPages'
import { serve } from './serve'

shareMetrics()
await runChild(() => serve(passedPages(process.env.FLEETBOOK_CONSOLE_SOCKET ?? '')))
