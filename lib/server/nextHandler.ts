import { env } from '@/lib/env'
import type { Pages } from './serve'

/** The console's pages, by Next in this process. */
export async function nextHandler(): Promise<Pages> {
  const { default: next } = await import('next')
  const { PORT: port, HOST: hostname } = env()
  const app = next({ dev: false, dir: process.cwd(), hostname, port })
  await app.prepare()
  const handle = app.getRequestHandler()
  return {
    listener: (request, response) => void handle(request, response),
    close: () => app.close(),
  }
}
