'use client'

import { Crumbs } from '@/components/page/Crumbs'
import { Permitted } from '@/components/page/Permitted'
import { nounOf, resourcePage } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { ImportWork } from './ImportWork'

/** The page that changes records by a file, or why this role has none. */
export function ImportPage({ resource }: { resource: Resource }) {
  const { plural, permissions } = resource
  const { one, many } = nounOf(resource)
  const page = resourcePage(resource)
  return (
    <>
      <Crumbs
        items={[{ label: plural, href: page }, { label: 'Import' }]}
        title={[`Import ${many}`]}
      />
      <Permitted
        needs={permissions.update ?? ''}
        task={`change ${many}`}
        instead={{ label: `Go to ${many}`, href: page }}
      >
        <div className="mx-auto w-full max-w-240 px-4 py-6 rail:px-5">
          <h1 className="font-semibold text-record">Import changes of {many}</h1>
          <p className="mt-1 mb-5 text-ink-2">
            A CSV file changes {many} that are there already: each row names one by its {one} id.
            The file is checked as a whole before anything is written.
          </p>
          <ImportWork resource={resource} />
        </div>
      </Permitted>
    </>
  )
}
