/** A process that answers calls of the API and passes pages on: one of `WORKERS`. */
import { runChild } from './child'
import { passedPages } from './passedPages'
import { serve } from './serve'

await runChild(() => serve(passedPages(process.env.FLEETBOOK_CONSOLE_SOCKET ?? '')))
