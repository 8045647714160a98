import { referenceTo } from '@/lib/derive/schemas/namedSchemas'
import { resources } from '@/lib/resources'
import { runWithoutYielding } from '@/lib/time/yielding'
import type { Operation, Operations } from '../pipeline/operation'
import type { Method } from '../pipeline/route'
import { webhookMessage } from './changeSchemas'
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
    'Success bodies have the media type `application/vnd.service-api.v1+json`, but for files and this document; failures have it too, unless `Accept` names `application/problem+json`.',
    'Figures are exact decimals of up to 13 digits before the point and 6 after it: read and write them with a parser that keeps their digits.',
    'Texts must be valid Unicode without U+0000, and fields of records that are texts do not begin with U+10FFFF.',
  ].join('\n\n'),
  contact: { name: 'The administrators of this service' },
  license: { name: 'MIT', identifier: 'MIT' },
}

const WEBHOOK_HEADERS = {
  'webhook-id': 'What the message is known by, the same however often it is sent.',
  'webhook-timestamp': 'When it was sent, in seconds since 1970.',
  'webhook-signature':
    'Its signature by each secret that is good: `v1,` and base64, with blanks between.',
}

/** What the service sends, where somebody has made a webhook. */
const SENT = {
  change: {
    post: {
      operationId: 'receiveChange',
      summary: 'A change',
      description:
        'Sent at least once, and those of one record in their order. A status of success within ten seconds says that it was taken; otherwise it is sent again after growing pauses for three days, or as long as the operator has set. Besides changes there are `webhook.test`, which says nothing, and `webhook.changes_lost`, after which all has to be read anew (`GET /fm/changes/snapshot`).',
      tags: [TAGS.webhooks.name],
      security: [],
      parameters: Object.entries(WEBHOOK_HEADERS).map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: referenceTo(webhookMessage.name) } },
      },
      responses: {
        '2XX': { description: 'It was taken.' },
        default: {
          description:
            'It is sent again; after 410, by which a receiver says that it is gone, nothing is.',
        },
      },
    },
  },
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
 * the pipeline checks by and the same definitions that validate, so it cannot say anything else.
 */
export const openApiDocument = (operations: Readonly<Record<string, Operations>>) =>
  runWithoutYielding(makingDocument(operations))

/** Makes the {@link openApiDocument} in steps: all of it takes as long as a hundred calls. */
export function* makingDocument(operations: Readonly<Record<string, Operations>>) {
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
    yield
  }
  const schemas = byName([
    ...placed.flatMap(schemasIn),
    ...resources.flatMap(partsOf),
    webhookMessage,
    problem,
  ])
  const responses = problemAnswers(placed.map(problemCodes))
  const text = JSON.stringify([paths, SENT, responses])
  yield
  const examples = used(exampleParts(schemas.values()), 'examples', text)
  yield
  const named = text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)
  const needed = schemasNeeded(
    Array.from(named, ([, name = '']) => name),
    schemas,
  )
  yield
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: '/api/v1', description: 'This service' }],
    security: [{ bearer: [] }],
    tags: tagsIn(placed),
    paths,
    webhooks: SENT,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token that `POST /authenticate` has given, or the key of a service account.',
        },
      },
      parameters: used(HEADER_PARAMETERS, 'parameters', text),
      examples,
      headers: used(HEADERS, 'headers', text),
      responses,
      schemas: needed,
    },
  }
}
