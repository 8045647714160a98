/** A process that answers calls of the API and passes pages on: one of `WORKERS`. */

import { shareMetrics } from '@/lib/metrics/service'
import { runChild } from './child'
import { consoleProxy } from './consoleProxy'
import { takeConnections } from './doorway'
import { serve } from './serve'

shareMetrics()
await runChild(() =>
  serve(consoleProxy(process.env.FLEETBOOK_CONSOLE_SOCKET ?? ''), takeConnections),
)
