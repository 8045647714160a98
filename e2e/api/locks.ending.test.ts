import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../support/caller'
import {
  expectLocked,
  holdApproval,
  idOf,
  type LockScene,
  openLockScene,
} from '../support/lockScene'
import { signInWith } from '../support/users'

let scene: LockScene['scene']
let integration: LockScene['integration']
let admin: LockScene['admin']
let editor: LockScene['editor']
let elsewhere: LockScene['elsewhere']
let make: LockScene['make']
let open: LockScene['open']
let write: LockScene['write']
let expired: LockScene['expired']

beforeAll(async () => {
  ;({ scene, integration, admin, editor, elsewhere, make, open, write, expired } =
    await openLockScene())
})
afterAll(() => scene.close())

describe('the end of a lock', () => {
  test('comes with its time, by the database’s clock, and a late write is refused', async () => {
    const [id] = await make(1)
    const session = idOf(await open([id], 1))
    await expired(session)
    const late = await write(id, session)
    expect([late.status, late.body.code]).toEqual([423, 'lock_not_held'])
    expect((await write(id, undefined, editor)).status).toBe(200)
    expect((await open([id], 1, admin)).status).toBe(201)
    expect((await integration('GET', `/fm/locking-sessions/${session}`)).status).toBe(404)
    expect((await integration('POST', `/fm/locking-sessions/${session}/renew`)).status).toBe(404)
  })

  test('pain: a write that waited beyond it is refused too', async () => {
    const [id] = await make(1)
    const session = idOf(await open([id], 1))
    const holder = new pg.Client({ connectionString: scene.database.url })
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM approval WHERE approval_id = $1 FOR UPDATE', [id])
    const waiting = write(id, session)
    await expired(session)
    await holder.query('COMMIT')
    await holder.end()
    const late = await waiting
    expect([late.status, late.body.code]).toEqual([423, 'lock_not_held'])
  })

  test('is not put off once it has come, also where nobody took what it held', async () => {
    const [id] = await make(1)
    const session = idOf(await open([id], 1))
    await expired(session)
    const late = await integration('POST', `/fm/locking-sessions/${session}/renew`)
    expect([late.status, late.body.code]).toEqual([404, 'record_not_found'])
    expect((await write(id, undefined, editor)).status).toBe(200)
  })

  test('is not put off where it came while the renewal waited, and a claim is given what came free', async () => {
    const [first, second] = await make(2)
    for (const [id, call] of [
      [first, (session: string) => integration('POST', `/fm/locking-sessions/${session}/renew`)],
      [second, () => open([second], 60, admin)],
    ] as const) {
      const session = idOf(await open([id], 1))
      const row = await holdApproval(scene.database, id)
      const waiting = call(session)
      await row.awaited()
      await expired(session)
      await row.release()
      expect((await waiting).status).toBe(id === first ? 404 : 201)
    }
    expect((await write(first, undefined, editor)).status).toBe(200)
  })

  test('does not come early through a process whose clock is fast', async () => {
    const [id] = await make(1)
    const session = idOf(await open([id], 300))
    expectLocked(await write(id, undefined, elsewhere), session, 'Partner integration')
  })

  test('is put off by renewing, from now, with the same time or another', async () => {
    const [id] = await make(1)
    const made = await open([id], 60)
    const path = `/fm/locking-sessions/${idOf(made)}`
    const left = async (answer: Answer) => (Date.parse(answer.body.expires_at) - Date.now()) / 1000
    expect(
      await left(await integration('POST', `${path}/renew`, { raw: '{"ttl_seconds":600}' })),
    ).toBeGreaterThan(590)
    expect(await left(await integration('POST', `${path}/renew`))).toBeGreaterThan(590)
    const shorter = await integration('POST', `${path}/renew`, { raw: '{"ttl_seconds":2}' })
    expect(await left(shorter)).toBeLessThan(3)
    expect((await integration('POST', `${path}/renew`, { raw: '{"ttl_seconds":0}' })).status).toBe(
      422,
    )
  })

  test('pain: nobody renews without the id, and the id is shown to its owner only', async () => {
    const [id] = await make(1)
    const session = idOf(await open([id], 60, admin))
    const list = async (call: Caller) =>
      (await call('GET', '/fm/locking-sessions')).body.data.find(
        ({ locks }: { locks: { id: string }[] }) => locks.some((lock) => lock.id === id),
      )
    expect((await list(integration)).locking_session_id).toBeNull()
    expect((await list(admin)).locking_session_id).toBe(session)
  })
})

describe('a session opened in the name of another', () => {
  const forEditor = async () => {
    const { user_id } = (await editor('GET', '/me')).body.user
    return { 'audit-user-id': String(user_id) }
  }
  const openFor = async (headers: Record<string, string>) => {
    const [id] = await make(1)
    const body = { locks: [{ resource: 'approvals', id }] }
    return integration('POST', '/fm/locking-sessions', { body, headers })
  }

  test('is held for that user, and belongs to who is signed in', async () => {
    const headers = await forEditor()
    const me = (await integration('GET', '/me')).body.user.user_id
    const opened = await openFor(headers)
    expect(opened.body).toMatchObject({
      user_id: headers['audit-user-id'],
      opened_by_user_id: me,
    })
    const [lock] = opened.body.locks
    const refused = await write(lock.id, undefined, admin)
    expect(refused.body.locked_by.user_id).toBe(headers['audit-user-id'])
    const name = 'Partner integration'
    expect(refused.body.lock_opened_by).toEqual({ user_id: me, display_name: name })
    expect(refused.body.detail).toContain(`${name} (user ${me}), acting for `)
    expect(opened.body.opened_by_user_name).toBe(name)
    const body = { locks: [lock] }
    const claimed = await admin('POST', '/fm/locking-sessions', { body })
    expect(claimed.body.lock_opened_by).toEqual(refused.body.lock_opened_by)
    const { data } = (await integration('GET', '/fm/locking-sessions')).body
    const ids = data.map((each: { locking_session_id: string }) => each.locking_session_id)
    expect(ids).toContain(idOf(opened))
    const path = `/fm/locking-sessions/${idOf(opened)}`
    expect((await integration('DELETE', path)).status).toBe(204)
  })

  test('pain: nobody ends another’s by acting for them, without permission, reason or trace', async () => {
    const [id] = await make(1)
    const theirs = idOf(await open([id], 60, admin))
    const { user_id } = (await admin('GET', '/me')).body.user
    const headers = { 'audit-user-id': String(user_id) }
    const path = `/fm/locking-sessions/${theirs}`
    const refused = await integration('DELETE', path, { headers })
    expect([refused.status, refused.body.required_permission]).toEqual([403, 'Locks:Break'])
    const listed = (await integration('GET', '/fm/locking-sessions', { headers })).body.data.find(
      ({ locks }: { locks: { id: string }[] }) => locks.some((lock) => lock.id === id),
    )
    expect(listed.locking_session_id).toBeNull()
    expect((await admin('GET', path)).status).toBe(200)
  })

  test('takes both permissions, as the one that breaks locks says', async () => {
    const [id] = await make(1)
    const theirs = idOf(await open([id], 60, admin))
    const headers = { 'audit-reason': 'Gone home' }
    const end = async (...permissions: string[]) => {
      const caller = await signInWith(admin, scene.base, permissions)
      return caller('DELETE', `/fm/locking-sessions/${theirs}`, { headers })
    }
    const refused = await end('Locks:Break')
    expect([refused.status, refused.body.required_permission]).toEqual([403, 'DelegatedLocking'])
    const { data } = (await admin('GET', '/admin/permissions')).body
    const { allows } = data.find(
      (each: { permission: string }) => each.permission === 'Locks:Break',
    )
    expect(allows).toContain(refused.body.required_permission)
    expect((await end('Locks:Break', 'DelegatedLocking')).status).toBe(204)
  })

  test('and is broken with a reason even by the one whom it is held for', async () => {
    const { user_id } = (await admin('GET', '/me')).body.user
    const opened = await openFor({ 'audit-user-id': String(user_id) })
    const path = `/fm/locking-sessions/${idOf(opened)}`
    expect((await admin('DELETE', path)).body.header).toBe('Audit-Reason')
    const headers = { 'audit-reason': 'opened by mistake' }
    expect((await admin('DELETE', path, { headers })).status).toBe(204)
    const [lock] = opened.body.locks
    const { data } = (await editor('GET', `/fm/approvals/${lock.id}/events`)).body
    expect(data[0].action).toBe('lock_broken')
  })

  test('pain: is not ended early by renewing it for a moment, with an id that was handed on', async () => {
    const [id] = await make(1)
    const theirs = await open([id], 60, admin)
    const { user_id } = (await admin('GET', '/me')).body.user
    const renew = (ttl_seconds: number) =>
      integration('POST', `/fm/locking-sessions/${idOf(theirs)}/renew`, {
        body: { ttl_seconds },
        headers: { 'audit-user-id': String(user_id) },
      })
    const shorter = await renew(1)
    expect([shorter.status, Number(shorter.body.ttl_seconds)]).toEqual([200, 60])
    expect(Date.parse(shorter.body.expires_at)).toBeGreaterThanOrEqual(
      Date.parse(theirs.body.expires_at),
    )
    expect(Number((await renew(120)).body.ttl_seconds)).toBe(120)
  })
})

describe('ending a session', () => {
  test('frees what it held, at once', async () => {
    const [id] = await make(1)
    const session = idOf(await open([id]))
    expect((await integration('DELETE', `/fm/locking-sessions/${session}`)).status).toBe(204)
    expect((await write(id, undefined, editor)).status).toBe(200)
    expect((await write(id, session)).body.code).toBe('lock_not_held')
    expect((await integration('DELETE', `/fm/locking-sessions/${session}`)).status).toBe(404)
  })

  test('of another user needs the permission and a reason, and stands in the history', async () => {
    const [id] = await make(1)
    const theirs = idOf(await open([id], 60, admin))
    const refused = await integration('DELETE', `/fm/locking-sessions/${theirs}`)
    expect([refused.status, refused.body.required_permission]).toEqual([403, 'Locks:Break'])
    const session = idOf(await open(await make(1), 60))
    const path = `/fm/locking-sessions/${session}`
    const unreasoned = await admin('DELETE', path)
    expect([unreasoned.status, unreasoned.body.header]).toEqual([400, 'Audit-Reason'])
    const [locked] = (await integration('GET', path)).body.locks
    const headers = { 'audit-reason': 'holder is on leave', 'x-request-id': 'break-1' }
    const since = new Date().toISOString()
    expect((await admin('DELETE', path, { headers })).status).toBe(204)
    // Nothing of the record has changed, and whoever keeps a copy of it has it.
    const changed = (await editor('GET', `/fm/approvals?limit=200&updated_since=${since}`)).body
      .data
    expect(changed.map((each: { approval_id: string }) => each.approval_id)).not.toContain(
      locked.id,
    )
    const { data } = (await editor('GET', `/fm/approvals/${locked.id}/events`)).body
    expect(data[0]).toMatchObject({
      action: 'lock_broken',
      reason: headers['audit-reason'],
      request_id: 'break-1',
    })
    expect((await write(locked.id, session)).body.code).toBe('lock_not_held')
    expect((await write(locked.id, undefined, editor)).status).toBe(200)
  })
})
