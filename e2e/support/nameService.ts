import { answering } from './answering'
import type { Answer } from './answers'

/** What a service knows of a value. */
export interface Known {
  readonly id: string
  readonly name: string
  readonly active?: boolean
}

const named = (known: readonly Known[], asked: URLSearchParams) => {
  const ids = asked.has('id') ? asked.getAll('id') : undefined
  const called = asked.get('name')?.toLowerCase()
  const search = asked.get('search')?.toLowerCase() ?? ''
  const data = known
    .filter(({ id }) => ids?.includes(id) ?? true)
    .filter(({ name }) => called === undefined || name.toLowerCase() === called)
    .filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(search))
    .map(({ id, name, active = true }) => ({ id, name, active }))
  return { data }
}

/** What a service that knows these names answers to whoever asks for some of them. */
export const namesOf =
  (...known: readonly Known[]): Answer =>
  ({ query }) =>
    named(known, query)

/**
 * Stands for the part of the service that knows names, by what has them; tells which addresses are
 * asked.
 */
export function nameService(names: Readonly<Record<string, readonly Known[]>>): string[] {
  const asked: string[] = []
  answering(async ({ path, query, address }) => {
    asked.push(address)
    return Response.json(named(names[path.split('/').at(-1) ?? ''] ?? [], query))
  })
  return asked
}

/** Has nothing be known of a field where nothing is typed: what is offered is what was asked for. */
export function offerWhatIsTyped(): void {
  answering(({ query }, serve) =>
    ['search', 'id', 'name'].some((name) => query.has(name))
      ? serve()
      : Response.json({ data: [] }),
  )
}
