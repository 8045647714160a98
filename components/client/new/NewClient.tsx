'use client'

import { Permitted } from '@/components/page/Permitted'
import { Crumbs } from '@/components/shell/bar/Breadcrumbs'
import { CopiedClient } from './CopiedClient'
import { NewClientForm } from './NewClientForm'
import { useSource } from './useSource'

const TITLE = 'New client'

/**
 * The page of a new client: its form, or why this role has none.
 *
 * @param from id of the client that it is made from
 */
export function NewClient({ from }: { from?: string | undefined }) {
  const { source, name } = useSource(from)
  const title = name === null ? TITLE : `Copy of ${name}`
  return (
    <>
      <Crumbs
        items={[{ label: 'Clients', href: '/clients' }, { label: title }]}
        title={name === null ? [TITLE] : [title, TITLE]}
      />
      <Permitted
        needs="Clients:Create"
        task="add clients"
        instead={{ label: 'Go to clients', href: '/clients' }}
      >
        <div className="mx-auto w-full max-w-180 px-4 py-6 rail:px-5">
          <h1 className="font-semibold text-record wrap-anywhere">{title}</h1>
          {from === undefined ? (
            <EmptyClient />
          ) : (
            <CopiedClient key={from} id={from} name={name ?? ''} source={source} />
          )}
        </div>
      </Permitted>
    </>
  )
}

function EmptyClient() {
  return (
    <>
      <p className="mt-1 mb-5 text-ink-2">
        Its name is needed, and the essentials are enough: the other fields take their defaults, and
        you fill them in on the client's own page.
      </p>
      <NewClientForm />
    </>
  )
}
