import type { Resource } from '@/lib/resources/resource'
import { segmentOf } from './addresses'
import { modelsOf } from './database/prismaModel'

/** What is there by hand and not by any definition. */
export interface Taken {
  /** Words that addresses of the console's own pages are made of. */
  readonly words: readonly string[]
  /** Addresses below that of the API, as path templates: `/fm/names/{of}`. */
  readonly addresses: readonly string[]
  /** Models of `schema.prisma`, with their tables. */
  readonly models: readonly (readonly [model: string, table: string])[]
}

/**
 * Refuses resources whose pages nobody would come to, as a page of the console's own has their
 * address, whose models or tables are those of others, and that are used by models there are not.
 *
 * @throws Error naming `resource.part`
 */
export function refuseTaken(resources: readonly Resource[], { words, models }: Taken): void {
  const called = new Map(models.map(([model]) => [clientName(model), 'schema.prisma']))
  const tables = new Map(models.map(([, table]) => [table, 'schema.prisma']))
  for (const resource of resources) {
    const { name } = resource
    const word = segmentOf(resource)
    if (words.includes(word)) {
      throw new Error(`${name}.path ends in ${word}, which pages of the console's own have`)
    }
    const unknown = Object.values(resource.usedBy ?? {}).find(
      (model) => !models.some(([known]) => known === model),
    )
    if (unknown)
      throw new Error(`${name}.usedBy has ${unknown}, which is no model of schema.prisma`)
    for (const [model, table] of modelsOf(resource)) {
      const other = called.get(clientName(model))
      if (other) throw new Error(`${name}.title makes a model ${model}, as ${other} does`)
      const owner = tables.get(table)
      if (owner) throw new Error(`${name}.table makes a table ${table}, as ${owner} does`)
      called.set(clientName(model), name)
      tables.set(table, name)
    }
  }
}

/** What a model is called in Prisma's client. */
const clientName = (model: string): string => model.charAt(0).toLowerCase() + model.slice(1)

/** A path template, and the resource of which it is. */
export interface OwnAddress {
  readonly path: string
  readonly resource: string
}

/**
 * Refuses resources of whose addresses one could be another's too: whichever is looked for first
 * would answer, and the other never.
 *
 * @throws Error naming `resource.path`
 */
export function refuseShadowed(own: readonly OwnAddress[], { addresses }: Taken): void {
  for (const [at, { path, resource }] of own.entries()) {
    const others = [...addresses, ...own.slice(0, at).map((other) => other.path)]
    const other = others.find((each) => couldBeOne(path, each))
    if (other) throw new Error(`${resource}.path gives it ${path}, and ${other} could be the same`)
  }
}

const isParameter = (part: string): boolean => part.startsWith('{')

/** Whether there is an address that two templates have. */
function couldBeOne(path: string, other: string): boolean {
  const [parts, others] = [path.split('/'), other.split('/')]
  return (
    parts.length === others.length &&
    parts.every((part, at) => {
      const opposite = others[at] ?? ''
      return part === opposite || isParameter(part) || isParameter(opposite)
    })
  )
}
