import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './listen'
import { whyNotListening } from './notListening'

/** What is said where the system does not let a server listen. */
async function refusal(host: string, port: number): Promise<string> {
  const server = createServer()
  try {
    await listen(server, { port, host })
  } catch (error) {
    return whyNotListening(error, host, port)
  }
  server.close()
  return 'It listens.'
}

test.each([
  ['a name that leads nowhere', 'nosuch.invalid', /^HOST is "nosuch\.invalid", .+ no address \(E/],
  ['a name with signs of others', 'a b', /^HOST is "a b", .+ no address \(E/],
  ["another machine's address", '203.0.113.1', /^HOST is "203\.0\.113\.1", .+ this machine \(E/],
])('%s is told with HOST and what it takes', async (_, host, sentence) => {
  const said = await refusal(host, 0)
  expect(said).toMatch(sentence)
  expect(said).toMatch(/ such as 127\.0\.0\.1, or 0\.0\.0\.0 for all of them\.$/)
})

test('a port that is taken is told with how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await refusal('127.0.0.1', port)).toBe(
    `Port ${port} is taken by another program. Choose one: PORT=3001 npm start`,
  )
  other.close()
})

test('a port that is not for the user, and any other fault, are told with what to set', () => {
  const fault = (code: string, message = '') => Object.assign(new Error(message), { code })
  expect(whyNotListening(fault('EACCES'), '127.0.0.1', 80)).toMatch(
    /^This user may not listen on port 80 \(EACCES\)\. Choose one from 1024 on, /,
  )
  expect(whyNotListening(fault('EINVAL', 'listen EINVAL'), 'fe80::1', 3000)).toBe(
    'The service cannot listen at HOST "fe80::1" and PORT 3000: listen EINVAL. Correct them.',
  )
})
