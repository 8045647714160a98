import { useQuery } from '@tanstack/react-query'
import { api } from '@/components/api/api'
import { type ApiDocument, byTag, operationsOf } from './document'

async function readReference(signal: AbortSignal) {
  const { body } = await api.get('/openapi.json', { signal })
  // The document says no more of itself than that it is an object.
  const document = body as unknown as ApiDocument
  const operations = operationsOf(document)
  return { document, operations, groups: byTag(document, operations) }
}

export type Reference = Awaited<ReturnType<typeof readReference>>

export const apiDocumentKey = ['openapi']

/** The served document, read; it stays the same for as long as the service runs. */
export const useApiDocument = () =>
  useQuery({
    queryKey: apiDocumentKey,
    queryFn: ({ signal }) => readReference(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
