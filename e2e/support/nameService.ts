import { vi } from 'vitest'

/** What a service knows of a value. */
export interface Known {
  readonly id: string
  readonly name: string
  readonly active?: boolean
}

/**
 * Stands for the part of the service that knows names, by what has them; tells which addresses are
 * asked.
 */
export function nameService(names: Readonly<Record<string, readonly Known[]>>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const { pathname, searchParams } = new URL(address, location.origin)
    const known = names[pathname.split('/').at(-1) ?? ''] ?? []
    const ids = searchParams.has('id') ? searchParams.getAll('id') : undefined
    const called = searchParams.get('name')?.toLowerCase()
    const search = searchParams.get('search')?.toLowerCase() ?? ''
    const data = known
      .filter(({ id }) => ids?.includes(id) ?? true)
      .filter(({ name }) => called === undefined || name.toLowerCase() === called)
      .filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(search))
      .map(({ id, name, active = true }) => ({ id, name, active }))
    return new Response(JSON.stringify({ data }))
  })
  return asked
}
