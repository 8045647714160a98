/** The whole service, console included, as a process under test. */
import { serve } from '@/lib/server/serve'
import { reportTo } from '../processes'

const service = await serve()
reportTo(Number(process.env.PORT), () => service.stop())
