import { pendingMigrations } from '@/lib/db/pending'

/** How long the database may take to say what it has, in ms, before it counts as not reachable. */
const PATIENCE = 1500

/** Answers 200 once the database can be reached and has every migration. */
export async function GET(): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE)
  })
  try {
    const pending = await Promise.race([pendingMigrations(), tooLate])
    return pending.length === 0
      ? Response.json({ status: 'ready' })
      : Response.json({ status: 'migrations pending', pending }, { status: 503 })
  } catch {
    return Response.json({ status: 'database unreachable' }, { status: 503 })
  } finally {
    clearTimeout(timer)
  }
}
