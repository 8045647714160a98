import { afterEach, expect, test, vi } from 'vitest'
import { recordCalls } from '@/components/api/records'
import { openApiDocument } from '@/lib/http/openapi/document'
import { apiOperations } from '@/lib/http/openapi/served'
import { MEDIA_TYPE } from '@/lib/problem'
import { resources } from '@/lib/resources'

const documented = Object.entries(openApiDocument(apiOperations).paths).flatMap(
  ([template, methods]) => Object.keys(methods).map((method) => `${method} ${template}`),
)

afterEach(() => void vi.unstubAllGlobals())

test.each(resources)('the calls of $name are operations of the document', async (resource) => {
  const made: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    const template = address.replace('/api/v1', '').replace('/1', `/{${resource.id.name}}`)
    made.push(`${method.toLowerCase()} ${template}`)
    return new Response('{}', { headers: { 'content-type': MEDIA_TYPE } })
  })
  const { changes, list, permissions, secrets } = resource
  const calls = recordCalls(resource)
  await calls.read('1')
  await calls.events('1', {})
  if (list) await calls.list({})
  if (permissions.create) await calls.create({})
  if (changes.includes('patch')) await calls.patch('1', {})
  if (changes.includes('replace')) await calls.replace('1', {})
  if (changes.includes('remove')) await calls.remove('1')
  for (const { name } of secrets) await calls.setSecret('1', name, 'a secret')
  if (changes.includes('bulk')) {
    await calls.patchMany([])
    await calls.patchManyText('[]', {})
  }
  expect(documented).toEqual(expect.arrayContaining(made))
})
