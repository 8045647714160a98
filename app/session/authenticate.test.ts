import { expect, test, vi } from 'vitest'
import { POST } from '@/app/api/v1/authenticate/route'
import { readSignInFault } from '@/components/session/signInFault'
import { authenticate } from './authenticate'

vi.mock('@/app/api/v1/authenticate/route', () => ({ POST: vi.fn() }))

test.each([
  [['/otp'], 'noCode'],
  [['/username'], 'wrongCredentials'],
  [['/password', '/otp'], 'wrongCredentials'],
])('of faults at %j is told: %s', async (pointers, kind) => {
  const errors = pointers.map((pointer) => ({ pointer }))
  vi.mocked(POST).mockResolvedValue(Response.json({ errors }, { status: 422 }))
  const refused = await authenticate({ username: 'a', password: 'b', otp: 'c' }, {}).catch(
    ({ message }: Error) => readSignInFault(message),
  )
  expect(refused).toEqual({ kind })
})
