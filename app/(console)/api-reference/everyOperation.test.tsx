import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import {
  type ApiDocument,
  byTag,
  operationsOf,
  type ReferenceSchema,
} from '@/components/reference/document'
import { errorCodes } from '@/components/reference/errors'
import { exampleRequest } from '@/components/reference/example'
import { OperationList } from '@/components/reference/nav/OperationList'
import { OperationPage } from '@/components/reference/operation/OperationPage'
import { type Member, membersOf, typeWords, variantsOf } from '@/components/reference/schema'
import { apiDocumentKey, type Reference } from '@/components/reference/useApiDocument'
import { openApiDocument } from '@/lib/http/openapi/document'
import { apiOperations } from '@/lib/http/openapi/served'

const document: ApiDocument = JSON.parse(JSON.stringify(openApiDocument(apiOperations)))

/** Members of members, however deep: what a reader can open on the page. */
const opened = (members: readonly Member[]): Member[] =>
  members.flatMap((member) => [
    member,
    ...(member.inner ? opened(membersOf(document, member.inner)) : []),
  ])

const shownOf = (schema: ReferenceSchema): Member[] =>
  opened(variantsOf(document, schema).flatMap(({ members }) => members))

const operations = operationsOf(document)

/** The page of an operation, drawn as it first comes. */
function drawn(id: string): string {
  const queries = new QueryClient()
  const groups = byTag(document, operations)
  queries.setQueryData<Reference>(apiDocumentKey, { document, operations, groups })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <OperationPage id={id} />
    </QueryClientProvider>,
  )
}

test('the list leads to every operation, and to each once', () => {
  const list = renderToStaticMarkup(<OperationList groups={byTag(document, operations)} />)
  const led = [...list.matchAll(/href="\/api-reference\/([^"]+)"/g)].map(([, id]) => id)
  expect(led.length).toBeGreaterThan(40)
  expect(led.sort()).toEqual(operations.map(({ id }) => id).sort())
})

describe.each(operations)('the page of $id', (operation) => {
  test('has every member of its body and its answers in words', () => {
    const answers = operation.successes.map(({ schema }) => schema)
    for (const schema of [operation.body?.schema, ...answers]) {
      if (!schema) continue
      expect(typeWords(document, schema)).not.toBe('')
      for (const { name, type } of shownOf(schema)) {
        expect(`${name}: ${type}`).toMatch(/: [a-z][a-z -]+$/)
      }
    }
  })

  test('is drawn to its end', () => {
    vi.stubGlobal('location', { origin: 'https://fleet.example' })
    const page = drawn(operation.id)
    vi.unstubAllGlobals()
    expect(page).toMatch(/<h2[^>]*>Errors<\/h2>/)
    const [first] = operation.body ? variantsOf(document, operation.body.schema) : []
    for (const { name } of first?.members ?? []) expect(page).toContain(`>${name}<`)
  })

  test('has its parameters, a call and its errors', () => {
    const properties = Object.fromEntries(
      operation.parameters.map(({ name, schema }) => [name, schema]),
    )
    const rows = membersOf(document, { type: 'object', properties })
    expect(rows).toHaveLength(operation.parameters.length)
    const { url } = exampleRequest(document, operation, 'https://fleet.example', undefined)
    expect(url).toMatch(/^https:\/\/fleet\.example\/api\/v1\/[^{}]+$/)
    const errors = operation.failures.flatMap(errorCodes)
    expect(errors.length).toBeGreaterThan(0)
    expect(errors.filter(({ code }) => code === '')).toEqual([])
  })
})
