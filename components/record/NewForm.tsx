'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { FormValues } from '@/components/form/model/values'
import { NewRecordForm } from '@/components/form/new/NewRecordForm'
import { listKey } from '@/components/list/state/useListPage'
import { idWords } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'

/** The form of a new record, empty or with what it starts from. */
export function NewForm({ resource, start }: { resource: Resource; start?: FormValues }) {
  const queries = useQueryClient()
  const { name, title, recordName } = resource
  return (
    <NewRecordForm
      resource={resource}
      start={start}
      added={(id) =>
        recordName === 'parent' ? `Added ${idWords(resource, id)}` : `${title} added`
      }
      onAdded={() => {
        for (const queryKey of [listKey(name), ['railCount']]) {
          void queries.invalidateQueries({ queryKey })
        }
      }}
    />
  )
}
