import { refuseUnusable } from '@/lib/derive/refusals'
import { refuseShadowed, refuseTaken } from '@/lib/derive/taken'
import { TAKEN } from '@/lib/derive/taken.generated'
import { resources } from '@/lib/resources'
import { recordRoutes } from './handlers/recordRoutes'
import type { Handler, Operations } from './pipeline/operation'
import { noSuchRoute } from './pipeline/refusals'
import { METHODS, type Method, type Route, route } from './pipeline/route'

refuseUnusable(resources)
refuseTaken(resources, TAKEN)

const routes = resources.map((resource) => ({ resource, operations: recordRoutes(resource) }))

refuseShadowed(
  routes.flatMap(({ resource, operations }) =>
    Object.keys(operations).map((path) => ({ path, resource: resource.name })),
  ),
  TAKEN,
)

/** The operations of every resource of the registry, by path template. */
export const resourceOperations: Readonly<Record<string, Operations>> = Object.assign(
  {},
  ...routes.map(({ operations }) => operations),
)

/** A step of an address: what stands at it, and the steps that follow. */
interface Step {
  readonly words: Map<string, Step>
  parameter?: { readonly name: string; readonly step: Step }
  route?: Route
}

const newStep = (): Step => ({ words: new Map() })
const root = newStep()

for (const [path, operations] of Object.entries(resourceOperations)) {
  let step = root
  for (const part of path.split('/').filter(Boolean)) {
    const parameter = /^\{(.+)\}$/.exec(part)?.[1]
    const next = (parameter ? step.parameter?.step : step.words.get(part)) ?? newStep()
    if (parameter) step.parameter = { name: parameter, step: next }
    else step.words.set(part, next)
    step = next
  }
  step.route = route(operations)
}

/**
 * The resource's route at an address and the ids in it; undefined where there is none. Ids are read
 * through their escapes and words are not: `/%61dmin/users` would be `/admin/users` past a proxy's
 * rules on that.
 *
 * @param written the segments of the address as they were sent, where that is known
 */
function routeAt(path: readonly string[], written = path) {
  const params: Record<string, string> = {}
  let step = root
  for (const [index, part] of path.entries()) {
    const next = step.words.get(written[index] ?? '') ?? step.parameter?.step
    if (!next) return undefined
    if (next === step.parameter?.step) params[step.parameter.name] = part
    step = next
  }
  return step.route && { route: step.route, params }
}

const handlerOf =
  (method: Method): Handler =>
  async (request, context) => {
    const { path = [] } = (await context?.params) ?? {}
    const found = typeof path === 'string' ? undefined : routeAt(path, context?.segments)
    return found
      ? found.route[method](request, { ...context, params: found.params })
      : noSuchRoute(request, context)
  }

/** The handlers of all addresses that resources have: one definition brings its own with it. */
export const resourceRoute = Object.fromEntries(
  METHODS.map((method) => [method, handlerOf(method)]),
) as Record<Method, Handler>
