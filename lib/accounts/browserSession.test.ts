import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// What is set is read once by each module that reads it.
beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('the session is for TLS alone where the console’s address is, however that is written', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://fleet@127.0.0.1/fleet')
  vi.stubEnv('NEXTAUTH_URL', 'HTTPS://Fleet.example')
  const { sessionCookie } = await import('./browserSession')
  expect(sessionCookie()).toMatchObject({
    name: '__Host-next-auth.session-token',
    options: { secure: true },
  })
})
