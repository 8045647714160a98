import { pendingMigrations } from '@/lib/db/pending'

/** Answers 200 once the database can be reached and has every migration. */
export async function GET(): Promise<Response> {
  try {
    const pending = await pendingMigrations()
    return pending.length === 0
      ? Response.json({ status: 'ready' })
      : Response.json({ status: 'migrations pending', pending }, { status: 503 })
  } catch {
    return Response.json({ status: 'database unreachable' }, { status: 503 })
  }
}
