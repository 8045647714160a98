'use client'

import { Crumbs } from '@/components/frame/bar/Breadcrumbs'
import { Permitted } from '@/components/frame/Permitted'
import { NewRecordForm } from '@/components/new/NewRecordForm'
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

/** The page of a new client: its form, or why this role has none. */
export function NewClient() {
  return (
    <>
      <Crumbs items={[{ label: 'Clients', href: '/clients' }, { label: 'New client' }]} />
      <Permitted
        needs="Clients:Create"
        task="add clients"
        instead={{ label: 'Go to clients', href: '/clients' }}
      >
        <div className="mx-auto w-full max-w-180 px-4 py-6 rail:px-5">
          <h1 className="font-semibold text-record">New client</h1>
          <p className="mt-1 mb-5 text-ink-2">
            The essentials are enough. Every field can stay empty, and the other fields take their
            defaults; you fill them in on the client's own page.
          </p>
          <NewRecordForm
            resource={client}
            list={clientList}
            essentials={ESSENTIALS}
            added={() => 'Client added'}
          />
        </div>
      </Permitted>
    </>
  )
}
