'use client'

import { useQueryClient } from '@tanstack/react-query'
import { notFound } from 'next/navigation'
import { ImportPage } from '@/components/import/ImportPage'
import { readAnewAfterMany } from './readAnewAfterMany'
import { useScope } from './scope'

/** The import of a file, where records of the resource change in bulk. */
export function ImportRecordsPage() {
  const { resource } = useScope()
  const queries = useQueryClient()
  if (!resource.changes.includes('bulk')) notFound()
  return <ImportPage resource={resource} onWritten={() => readAnewAfterMany(queries, resource)} />
}
