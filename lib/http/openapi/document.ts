import { resources } from '@/lib/resources'
import type { Operation } from '../pipeline/operation'
import type { Method, Operations } from '../pipeline/route'
import { HEADERS } from './headers'
import { byName, schemasNeeded } from './named'
import {
  documentedOperation,
  exampleParts,
  type Placed,
  problemCodes,
  schemasIn,
} from './operation'
import { HEADER_PARAMETERS } from './parameters'
import { problem, problemAnswers } from './problems'
import { partsOf } from './recordSchemas'
import { TAGS, type Tag, tagOf } from './tags'

const INFO = {
  title: 'Fleetbook',
  version: '1.0.0',
  summary: 'Clients, packaging defaults and approvals of a vehicle-fleet leasing business.',
  description: [
    'Success bodies have the media type `application/vnd.service-api.v1+json`; failures too, unless `Accept` names `application/problem+json`.',
    'Figures are exact decimals of up to 13 digits before the point and 6 after it: read and write them with a parser that keeps their digits.',
    'Texts must be valid Unicode without U+0000.',
  ].join('\n\n'),
  contact: { name: 'The administrators of this service' },
  license: { name: 'MIT', identifier: 'MIT' },
}

/** The parts of a kind, less those that nothing refers to. */
const used = <Part>(parts: Readonly<Record<string, Part>>, kind: string, text: string) =>
  Object.fromEntries(
    Object.entries(parts).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)),
  )

/** The parts that operations belong to, in the order in which a reader wants them. */
function tagsIn(placed: readonly Placed[]): Tag[] {
  const { signIn, ...others } = TAGS
  const used = new Set(placed.map(({ operation }) => operation.tag.name))
  return [signIn, ...resources.map(tagOf), ...Object.values(others)].filter(({ name }) =>
    used.has(name),
  )
}

/**
 * The OpenAPI document of the operations given, by path template. It is made of the same data that
 * the gate checks by and the same definitions that validate, so it cannot say anything else.
 */
export function openApiDocument(operations: Readonly<Record<string, Operations>>) {
  const placed: Placed[] = Object.entries(operations).flatMap(([path, byMethod]) =>
    (Object.entries(byMethod) as [Method, Operation][]).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  )
  const paths: Record<string, Record<string, ReturnType<typeof documentedOperation>>> = {}
  for (const place of placed) {
    const path = paths[place.path] ?? {}
    path[place.method.toLowerCase()] = documentedOperation(place)
    paths[place.path] = path
  }
  const schemas = byName([...placed.flatMap(schemasIn), ...resources.flatMap(partsOf), problem])
  const responses = problemAnswers(placed.map(problemCodes))
  const text = JSON.stringify([paths, responses])
  const named = text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: '/api/v1', description: 'This service' }],
    security: [{ bearer: [] }],
    tags: tagsIn(placed),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token that `POST /authenticate` has given.',
        },
      },
      parameters: used(HEADER_PARAMETERS, 'parameters', text),
      examples: used(exampleParts(schemas.values()), 'examples', text),
      headers: used(HEADERS, 'headers', text),
      responses,
      schemas: schemasNeeded(
        Array.from(named, ([, name = '']) => name),
        schemas,
      ),
    },
  }
}
