'use client'

import { Permitted } from '@/components/page/Permitted'
import { Crumbs } from '@/components/shell/bar/Breadcrumbs'
import { ImportWork } from './ImportWork'

/** The page that changes clients by a file, or why this role has none. */
export function ImportPage() {
  return (
    <>
      <Crumbs
        items={[{ label: 'Clients', href: '/clients' }, { label: 'Import' }]}
        title={['Import clients']}
      />
      <Permitted
        needs="Clients:Update"
        task="change clients"
        instead={{ label: 'Go to clients', href: '/clients' }}
      >
        <div className="mx-auto w-full max-w-240 px-4 py-6 rail:px-5">
          <h1 className="font-semibold text-record">Import changes of clients</h1>
          <p className="mt-1 mb-5 text-ink-2">
            A CSV file changes clients that are there already: each row names one by its client id.
            The file is checked as a whole before anything is written.
          </p>
          <ImportWork />
        </div>
      </Permitted>
    </>
  )
}
