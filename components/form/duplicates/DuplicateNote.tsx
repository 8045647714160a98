'use client'

import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '@/components/state/useDebounced'
import { useFormModel } from '../model/formContext'
import { sharingQuery } from './duplicatesQuery'
import { SharedWords } from './SharedWords'
import { counting, type DuplicateSet, setOf } from './sets'
import { columnsOf, useEntered } from './useEntered'

/** How long nobody has typed before it is asked, in ms. */
const PAUSE = 500

/**
 * Says beside a code that was entered which other records have it, alone or with whatever it stands
 * for something by: advice, which never blocks. Of what the record holds already it says nothing.
 */
export function DuplicateNote({ code }: { code: string }) {
  const { resource } = useFormModel()
  const by = setOf(resource, code)
  return by ? <NoteOfSet by={by} /> : null
}

function NoteOfSet({ by }: { by: DuplicateSet }) {
  const { resource, base } = useFormModel()
  const entered = useEntered(by)
  const before = columnsOf(resource, by).map((column) => counting(base.get()[column]))
  const isOther = entered?.some((text, place) => counting(text) !== before[place])
  const other = isOther ? entered : null
  const text = JSON.stringify(other)
  const values = useDebounced<string | null>(text, PAUSE, null) === text ? other : null
  const { data = [] } = useQuery({
    ...sharingQuery(resource, by, values ?? []),
    enabled: values !== null,
    retry: false,
  })
  if (values === null || data.length === 0) return null
  return (
    <div role="status" className="px-2 pt-0.5 pb-1 text-amber text-small">
      {data.map((shared) => (
        <p key={shared.values.join()}>
          <SharedWords {...{ resource, shared }} />
        </p>
      ))}
    </div>
  )
}
