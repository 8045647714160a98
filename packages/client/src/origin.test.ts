import { afterEach, describe, expect, test, vi } from 'vitest'
import { Fleetbook } from './fleetbook'

const TYPE = { 'content-type': 'application/vnd.service-api.v1+json' }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The addresses that a client of an origin calls, by the platform's own `fetch`. */
async function calledAt(origin: string | undefined): Promise<string[]> {
  const called: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    called.push(address)
    return new Response('{}', { headers: TYPE })
  })
  await new Fleetbook({ ...(origin !== undefined && { origin }) }).clients.get('1')
  return called
}

describe('an origin', () => {
  test.each([
    ['https://fleet.example.com', 'https://fleet.example.com/api/v1/fm/clients/1'],
    ['HTTP://127.0.0.1:3000//', 'HTTP://127.0.0.1:3000/api/v1/fm/clients/1'],
    ['https://example.com/fleet/', 'https://example.com/fleet/api/v1/fm/clients/1'],
  ])('%s is called', async (origin, address) => {
    expect(await calledAt(origin)).toEqual([address])
  })

  test.each([
    'fleet.example.com',
    'localhost:3000',
    '127.0.0.1:3000',
    '//fleet.example.com',
    'ftp://fleet.example.com',
    'https://',
    'https://name:secret@fleet.example.com',
    'https://fleet.example.com?tenant=1',
    'https://fleet.example.com#1',
    'https://fleet.example.com/api/v1/',
    '/fleet',
    '',
    undefined,
  ])('%s is refused at once, before anything is sent again and again', async (origin) => {
    const calling = calledAt(origin)
    await expect(calling).rejects.toThrow(TypeError)
    await expect(calling).rejects.toThrow('https://fleet.example.com')
    await expect(calling).rejects.not.toThrow('secret')
  })

  test('may be left out in a page, or stand below that of the page', async () => {
    vi.stubGlobal('location', { href: 'https://fleet.example.com/clients' })
    expect(await calledAt(undefined)).toEqual(['/api/v1/fm/clients/1'])
    expect(await calledAt('/fleet/')).toEqual(['/fleet/api/v1/fm/clients/1'])
    await expect(calledAt('fleet')).rejects.toThrow(TypeError)
  })

  test('may be left out by whoever brings a fetch of their own', async () => {
    const called: unknown[] = []
    const fleetbook = new Fleetbook({
      fetch: async (address) => {
        called.push(address)
        return new Response('{}', { headers: TYPE })
      },
    })
    await fleetbook.clients.get('1')
    expect(called).toEqual(['/api/v1/fm/clients/1'])
  })
})
