import { expect, test } from 'vitest'
import { openApiDocument } from '@/lib/http/openapi/document'
import { apiOperations } from '@/lib/http/openapi/served'
import { MEDIA_TYPE } from '@/lib/problem'
import { Fleetbook } from '@/packages/client/src'
import type { ApiDocument } from './clientCalls'
import { clientModule } from './clientModule'

const document = openApiDocument(apiOperations) as unknown as ApiDocument

/** Operations by method and address, whatever is filled in there. */
const shape = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}|%5B.*?%5D/g, '{}')}`

type Calling = Record<
  string,
  (...given: object[]) => Promise<unknown> | { page(): Promise<unknown> }
>

test('every operation of the document is called by a method of its own', async () => {
  const called: string[] = []
  const fleetbook = new Fleetbook({
    origin: 'http://fleet.test',
    fetch: async (address, init) => {
      called.push(
        shape(init?.method ?? '', new URL(String(address)).pathname.slice('/api/v1'.length)),
      )
      const headers = { 'content-type': MEDIA_TYPE }
      return Response.json({ data: [], next_cursor: null }, { headers })
    },
  })
  const { core: _, ...groups } = fleetbook as unknown as Record<string, Calling>
  for (const group of Object.values(groups)) {
    for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(group))) {
      if (name === 'constructor') continue
      const answer = group[name]?.({}, {}, {}, {})
      await (answer && 'page' in answer ? answer.page() : answer)
    }
  }
  await fleetbook.changes().pages().next()
  await fleetbook.snapshot().page()

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => shape(method, path)),
  )
  const isOfDocument = (each: string) => each !== 'GET /openapi.json'
  expect([...new Set(called)].sort()).toEqual(operations.filter(isOfDocument).sort())
})

const operation = {
  tags: ['Depots'],
  summary: 'Does something',
  responses: { 200: {} },
} as const
const schemas = {}

test('what is answered without a body is of many records, never of one', () => {
  const written = clientModule(document).split('\n')
  const signatures = written.filter((line) => line.includes("readonly prefer: '"))
  const methods = new Set(signatures.map((line) => /^ +(\w+)\(/.exec(line)?.[1]))
  expect([...methods].sort()).toEqual(['createMany', 'patchMany'])
})

test('two that would be called alike keep the names of their operations', () => {
  const module = clientModule({
    components: { schemas, parameters: {} },
    paths: {
      '/depots/{id}': { get: { ...operation, operationId: 'getDepot' } },
      '/depots': { get: { ...operation, operationId: 'getDepots' } },
    },
  })
  expect(module).toContain('  getDepot(')
  expect(module).toContain('  getDepots(')
})
