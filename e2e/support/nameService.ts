import { answering } from './answering'
import type { Answer } from './answers'

/** What a service knows of a value. */
export interface Known {
  readonly id: string
  readonly name: string
  readonly active?: boolean
  /** Where the id is not that of a record of the kind that names are asked of. */
  readonly resource?: string
  readonly record_id?: string
}

const named = (path: string, known: readonly Known[], asked: URLSearchParams) => {
  const [kind] = (path.split('/').at(-1) ?? '').split('.')
  const ids = asked.has('id') ? asked.getAll('id') : undefined
  const called = asked.get('name')?.toLowerCase()
  const search = asked.get('search')?.toLowerCase() ?? ''
  const data = known
    .filter(({ id }) => ids?.includes(id) ?? true)
    .filter(({ name }) => called === undefined || name.toLowerCase() === called)
    .filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(search))
    .map(({ id, name, active = true, resource = kind, record_id = id }) => ({
      id,
      name,
      active,
      resource,
      record_id,
    }))
  return { data }
}

/** What a service that knows these names answers to whoever asks for some of them. */
export const namesOf =
  (...known: readonly Known[]): Answer =>
  ({ path, query }) =>
    named(path, known, query)

/**
 * Stands for the part of the service that knows names, by what has them; tells which addresses are
 * asked.
 */
export function nameService(names: Readonly<Record<string, readonly Known[]>>): string[] {
  const asked: string[] = []
  answering(async ({ path, query, address }) => {
    asked.push(address)
    return Response.json(named(path, names[path.split('/').at(-1) ?? ''] ?? [], query))
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
