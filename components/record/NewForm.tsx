'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { FormValues } from '@/components/form/model/values'
import { NewRecordForm } from '@/components/form/new/NewRecordForm'
import { idWords } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { readAnewAfter } from './readAnew'

/** The form of a new record, empty or with what it starts from. */
export function NewForm({ resource, start }: { resource: Resource; start?: FormValues }) {
  const queries = useQueryClient()
  const { title, recordName } = resource
  return (
    <NewRecordForm
      resource={resource}
      start={start}
      added={(id) =>
        recordName === 'parent' ? `Added ${idWords(resource, id)}` : `${title} added`
      }
      onAdded={() => readAnewAfter(queries, resource)}
    />
  )
}
