import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handler } from '@/lib/http/pipeline/operation'
import { checkMethod } from '@/lib/http/pipeline/refusals'
import { METHODS } from '@/lib/http/pipeline/route'

type RouteModule = Partial<Record<string, Handler>>

/** A folder of the route tree: what it answers itself, and the folders below it. */
interface Node {
  module?: RouteModule
  readonly literal: Map<string, Node>
  parameter?: { readonly name: string; readonly node: Node }
  /** What answers for whatever stands below and answers not for itself. */
  rest?: { readonly name: string; readonly module: RouteModule }
}

/** A handler module found for a path, with the path's parameters. */
export interface Match {
  readonly module: RouteModule
  readonly params: Record<string, string | string[]>
  /** Where it answers for whatever stands below its folder: the segments of that as they were sent. */
  readonly segments?: readonly string[]
}

const newNode = (): Node => ({ literal: new Map() })

/** Where the bundle keeps its `app`; the bundler writes it in, and from source there is none. */
declare const ROUTES_FOLDER: string | undefined

/**
 * Loads every route module below a folder of `app`. The table comes from the folders, so a new
 * address is a new folder here as it is for Next.
 */
export const loadRoutes = (folder: string): Promise<Node> =>
  typeof ROUTES_FOLDER === 'undefined'
    ? loadFolder(folder, 'route.ts')
    : loadFolder(join(ROUTES_FOLDER, folder), 'route.js')

async function loadFolder(folder: string, name: string): Promise<Node> {
  const node = newNode()
  const file = join(folder, name)
  if (existsSync(file)) node.module = (await import(pathToFileURL(file).href)) as RouteModule
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const child = await loadFolder(join(folder, entry.name), name)
    const rest = /^\[\.\.\.(.+)\]$/.exec(entry.name)?.[1]
    const parameter = /^\[(.+)\]$/.exec(entry.name)?.[1]
    if (rest && child.module) node.rest = { name: rest, module: child.module }
    else if (parameter) node.parameter = { name: parameter, node: child }
    else node.literal.set(entry.name, child)
  }
  return node
}

/**
 * Finds the module for a path below the table's root; undefined when there is none. A module for
 * whatever stands below its folder comes after all that are there for the path itself.
 *
 * An empty segment is one that no folder has. Read over, `/admin//users` would be `/admin/users` past
 * a proxy's rules on that, and the address of one record without its id that of all of them.
 */
export function matchRoute(root: Node, path: string): Match | undefined {
  const segments = path.split('/').slice(1)
  if (segments.includes('')) return undefined
  const params: Record<string, string> = {}
  let node: Node | undefined = root
  let rest: Match | undefined
  for (const [index, segment] of segments.entries()) {
    if (node.rest) {
      const { name, module } = node.rest
      const below = segments.slice(index)
      rest = { module, params: { ...params, [name]: below.map(decode) }, segments: below }
    }
    const literal: Node | undefined = node.literal.get(segment)
    if (!literal && node.parameter) params[node.parameter.name] = decode(segment)
    node = literal ?? node.parameter?.node
    if (!node) return rest
  }
  return node.module ? { module: node.module, params } : rest
}

/**
 * What answers a method at an address that is there: HEAD follows GET, and a method that is not taken
 * is refused with those that are.
 */
export function handlerOf(module: RouteModule, method: string): Handler {
  const own = module[method] ?? (method === 'HEAD' ? module.GET : undefined)
  if (own) return own
  // No address takes OPTIONS: those of the API refuse it as they do every method they do not know.
  if (module.OPTIONS) return module.OPTIONS
  return checkMethod(METHODS.filter((each) => module[each === 'HEAD' ? 'GET' : each]))
}

/** What no id, name or word can be, nor any path bring. */
const UNREADABLE = '\u0000'

/** An escape that is no UTF-8 is nothing that could be looked up, not even under what it reads as. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return UNREADABLE
  }
}
