/** The whole service, console included, as a process under test. */

import { listenOnPort } from '@/lib/server/listen'
import { nextPages } from '@/lib/server/nextPages'
import { serve } from '@/lib/server/serve'
import { reportTo } from '../processes'

const service = await serve(await nextPages(), listenOnPort)
reportTo(Number(process.env.PORT), () => service.stop())
