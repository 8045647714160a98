import { useQuery } from '@tanstack/react-query'
import { apiFetch } from '@/components/api/api'
import { type ApiDocument, byTag, operationsOf } from './document'

const path = '/api/v1/openapi.json'

async function readReference(signal: AbortSignal) {
  const { body: document } = await apiFetch<ApiDocument>(path, { signal })
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
