import { Info } from 'lucide-react'
import { nounOf } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'

/** Says that there is no such record yet, and what its form then shows. */
export function UnsetNotice({ resource, mayChange }: { resource: Resource; mayChange: boolean }) {
  const { one, many } = nounOf(resource)
  const owner = resource.parent ? nounOf(resource.parent.resource).one : 'record'
  return (
    <div className="max-w-300 px-3 pt-3 rail:px-6">
      <p
        role="note"
        className="flex items-start gap-2.5 rounded-sheet border border-rule bg-sheet px-4 py-2.5 text-ink-2"
      >
        <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong className="font-semibold text-ink">
            {one === many ? 'None are' : 'None is'} set for this {owner} yet.
          </strong>{' '}
          What stands below are the defaults.
          {mayChange &&
            ' The first save makes the record: what you have set is stored, and every other field stands at its default or is not set.'}
        </span>
      </p>
    </div>
  )
}
