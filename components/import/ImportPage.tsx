'use client'

import { tryOutText } from '@/components/api/bulk/calls'
import { Crumbs } from '@/components/page/Crumbs'
import { Permitted } from '@/components/page/Permitted'
import { nounOf, resourcePage } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import { ImportWork } from './ImportWork'
import { keysInWords } from './keys'
import { useMayCreate } from './useMayCreate'

interface Props {
  resource: Resource
  /** Told that records were, or may have been, written. */
  onWritten: () => void
}

/** The page that changes records by a file, or why this role has none. */
export function ImportPage({ resource, onWritten }: Props) {
  const { plural, permissions } = resource
  const { many } = nounOf(resource)
  const page = resourcePage(resource)
  const creates = useMayCreate(resource)
  return (
    <>
      <Crumbs
        items={[{ label: plural, href: page }, { label: 'Import' }]}
        title={[`Import ${many}`]}
      />
      <Permitted
        needs={permissions.update ?? ''}
        task={`change ${many}`}
        attempt={(signal) => tryOutText(resource, 'change', '[]', { signal })}
        instead={{ label: `Go to ${many}`, href: page, needs: permissions.read }}
      >
        <div className="mx-auto w-full max-w-240 px-4 py-6 rail:px-5">
          <h1 className="font-semibold text-record">Import {many}</h1>
          <p className="mt-1 mb-5 text-ink-2">
            {creates
              ? `A CSV file adds ${many} and changes those that are there already: ${keyWords(resource)}.`
              : `A CSV file changes ${many} that are there already: each row names one by its ${withinSentence(resource.id.label)}.`}{' '}
            Where a column takes an id or a code, a name that only one thing has will do. The file
            is checked as a whole before anything is written.
          </p>
          <ImportWork resource={resource} onWritten={onWritten} />
        </div>
      </Permitted>
    </>
  )
}

/** How a row names its record, and how a new one. */
function keyWords(resource: Resource): string {
  const keys = keysInWords(resource)
  const ways = keys.map((each) => `its ${each}`).join(' or ')
  const isNamed = resource.id.isGiven || keys.length > 1
  const isNew = isNamed
    ? 'one whose record is not there yet is new'
    : `one that leaves the ${keys[0]} empty is new`
  return `each row names one by ${ways}, and ${isNew}`
}
