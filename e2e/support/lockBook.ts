import type { Schemas } from '@/components/api/types'
import type { ProblemCode } from '@/lib/problem'
import { type Person, PRIYA } from './persons'

type Session = Omit<Schemas['LockingSession'], 'ttl_seconds'> & { readonly ttl_seconds: number }

const API = '/api/v1/fm/locking-sessions'
const LIFE = 300

interface Call {
  readonly method: string
  readonly path: string
}

type Refused = readonly [code: ProblemCode, members?: Readonly<Record<string, unknown>>]

/** The part of a service that knows of the locks on one record. */
export function lockBook(lock: { readonly resource: string; readonly id: string }) {
  const sessions: Session[] = []
  let seesIds = false

  function hold(by: Person, openedBy = by): Session {
    const now = Date.now()
    const session = {
      ...{ locking_session_id: crypto.randomUUID(), user_id: by.user_id },
      ...{ user_name: by.display_name, opened_by_user_id: openedBy.user_id, ttl_seconds: LIFE },
      opened_by_user_name: openedBy.display_name,
      created: new Date(now).toISOString(),
      expires_at: new Date(now + LIFE * 1000).toISOString(),
      locks: [lock as Session['locks'][number]],
    }
    sessions.push(session)
    return session
  }

  function refuse(under: string | null): Refused | undefined {
    const [held] = sessions
    if (under !== null && under !== held?.locking_session_id) return ['lock_not_held']
    if (!held || under !== null) return undefined
    const by = { user_id: held.user_id, display_name: held.user_name }
    const { opened_by_user_id: user_id, opened_by_user_name: display_name } = held
    const actor = user_id !== by.user_id && { lock_opened_by: { user_id, display_name } }
    return ['locked', { locked_by: by, ...actor, locked_until: held.expires_at }]
  }

  function serveAll({ method }: Call, refused: (...why: Refused) => Response): Response {
    if (method === 'POST') {
      const why = refuse(null)
      return why ? refused(...why) : Response.json(hold(PRIYA), { status: 201 })
    }
    const data = sessions.map((session) => ({
      ...session,
      locking_session_id:
        seesIds || session.opened_by_user_id === PRIYA.user_id ? session.locking_session_id : null,
    }))
    return Response.json({ data, next_cursor: null })
  }

  return {
    /** Somebody takes the lock, or somebody else does for them. */
    hold,
    /** Whoever holds it does no more. */
    end: () => void sessions.splice(0),
    /** Who holds it, where anybody does. */
    holder: () => sessions[0]?.user_name,
    /** The page is of somebody who may break locks, and so is told the ids of others' sessions. */
    showIds() {
      seesIds = true
    },
    /** Why a write is refused; undefined where it may go. */
    refuse,
    /** The answer to a call about locks; undefined for any other. */
    serve(call: Call, refused: (...why: Refused) => Response): Response | undefined {
      const { method, path } = call
      if (path === API) return serveAll(call, refused)
      if (!path.startsWith(`${API}/`)) return undefined
      const at = sessions.findIndex((each) => path.includes(each.locking_session_id))
      if (at < 0) return refused('record_not_found')
      if (method !== 'DELETE') return Response.json(sessions[at])
      sessions.splice(at, 1)
      return new Response(null, { status: 204 })
    },
  }
}
