import { expect, test } from 'vitest'
import { Written } from './written'

const path = '/api/v1/fm/clients/10001'

test.each([200, 201, 204])('an answer of %i to a write proves it', (status) => {
  const answer = new Response(null, { status })
  expect(String(Written.by({ method: 'PATCH', path }, answer))).toBe(`PATCH ${path}`)
})

test.each([304, 400, 409, 412, 422, 423, 500, 503])('an answer of %i proves nothing', (status) => {
  const answer = new Response(null, { status })
  expect(() => Written.by({ method: 'PUT', path }, answer)).toThrow('wrote nothing')
})

test('a dry run proves nothing, whatever it is answered', () => {
  const answer = new Response('{}', { status: 200 })
  const trial = `${path}?limit=1&dry_run=true`
  expect(() => Written.by({ method: 'PATCH', path: trial }, answer)).toThrow('wrote nothing')
  expect(Written.by({ method: 'PATCH', path: `${path}?dry_run=false` }, answer)).toBeTruthy()
})
