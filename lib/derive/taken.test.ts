import { describe, expect, test } from 'vitest'
import { client } from '@/lib/resources'
import { defineResource } from '@/lib/resources/defineResource'
import type { ResourceSpec } from '@/lib/resources/resource'
import { THING } from '@/lib/resources/thing.fixture'
import { refuseShadowed, refuseTaken } from './taken'
import { TAKEN } from './taken.generated'

describe('a resource is refused', () => {
  test.each<[string, Partial<ResourceSpec>]>([
    ['thing.path ends in history, which pages', { path: '/fm/history' }],
    ['thing.path ends in import, which pages', { path: '/fm/import' }],
    ['thing.path ends in api, which pages', { path: '/api' }],
    ['thing.path ends in sign-in, which pages', { path: '/admin/sign-in' }],
    ['thing.title makes a model AccessToken, as schema.prisma', { title: 'Access token' }],
    ['thing.title makes a model Event, as schema.prisma', { title: 'Event' }],
    ['thing.title makes a model ClientSearchText, as client', { title: 'Client search text' }],
    ['thing.table makes a table locking_session, as schema.prisma', { table: 'locking_session' }],
    ['thing.usedBy has Nothing, which is no model', { usedBy: { things: 'Nothing' } }],
  ])('whose place is taken: %s', (fault, changed) => {
    const thing = defineResource({ ...THING, ...changed })
    expect(() => refuseTaken([client, thing], TAKEN)).toThrow(fault)
  })

  test.each([
    ['/fm/changes', '/fm/changes'],
    ['/fm/names/{thing_id}', '/fm/names/{of}'],
    ['/fm/changes/{thing_id}', '/fm/changes/snapshot'],
    ['/admin/users/{thing_id}/second-factors', '/admin/users/{user_id}/second-factors'],
    ['/fm/clients/{client_id}', '/fm/clients/archived'],
  ])('of which another answers at %s', (path, other) => {
    const archive = { path: '/fm/clients/archived', resource: 'archive' }
    expect(() => refuseShadowed([archive, { path, resource: 'thing' }], TAKEN)).toThrow(
      `thing.path gives it ${path}, and ${other} could be the same`,
    )
  })
})

test('whatever else there is takes the place of none', () => {
  expect(() => refuseTaken([client, defineResource(THING)], TAKEN)).not.toThrow()
  const paths = ['/fm/things', '/fm/things/{thing_id}', '/fm/things/{thing_id}/events']
  const own = paths.map((path) => ({ path, resource: 'thing' }))
  expect(() => refuseShadowed(own, TAKEN)).not.toThrow()
})
