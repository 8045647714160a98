/** The whole service, console included, as a process under test. */

import { listenOnPort } from '@/lib/server/listen'
import { nextHandler } from '@/lib/server/nextHandler'
import { serve } from '@/lib/server/serve'
import { reportTo } from '../processes'

const service = await serve(await nextHandler(), listenOnPort)
reportTo(Number(process.env.PORT), () => service.stop())
