'use client'

import { notFound } from 'next/navigation'
import { ImportPage } from '@/components/import/ImportPage'
import { useScope } from './scope'

/** The import of a file, where records of the resource change in bulk. */
export function ImportRecordsPage() {
  const { resource } = useScope()
  if (!resource.changes.includes('bulk')) notFound()
  return <ImportPage resource={resource} />
}
