'use client'

import type { FormValues } from '@/components/form/model/values'
import { NewRecordForm } from '@/components/form/new/NewRecordForm'
import { client } from '@/lib/resources'
import { clientList } from '../clientList'

const ESSENTIALS = [
  'name',
  'client_type',
  'client_code',
  'abn',
  'acn',
  'state',
  'phone',
  'contact1_name',
  'contact1_email',
]

/** The form of a new client, empty or with what it starts from. */
export function NewClientForm({ start }: { start?: FormValues }) {
  return (
    <NewRecordForm
      resource={client}
      list={clientList}
      essentials={ESSENTIALS}
      start={start}
      added={() => 'Client added'}
    />
  )
}
