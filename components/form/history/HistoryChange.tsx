'use client'

import { stringify } from 'lossless-json'
import { ArrowRight, Undo2 } from 'lucide-react'
import { IconButton } from '@/components/ui/button/IconButton'
import { fieldsByName } from '@/lib/console/form/history'
import { toForm } from '@/lib/console/form/values'
import type { Field, Resource } from '@/lib/resources/resource'
import { Value } from '../dialogs/Value'

interface Props {
  resource: Resource
  change: { field: string; from: unknown; to: unknown }
  /** Of a record that was just made, what a field was before says nothing. */
  isCreation: boolean
  onRestore?: ((field: Field, value: unknown) => void) | undefined
}

/** One field of an entry: from what to what, and a way back to it. */
export function HistoryChange({ resource, change, isCreation, onRestore }: Props) {
  const field = fieldsByName(resource).get(change.field)
  const restore = (json: unknown) =>
    field &&
    onRestore && (
      <span className="-my-1 sm:opacity-0 sm:group-focus-within/change:opacity-100 sm:group-hover/change:opacity-100 pointer-coarse:opacity-100">
        <IconButton
          label="Restore this value"
          icon={<Undo2 />}
          className="size-7"
          onPress={() => onRestore(field, json)}
        />
      </span>
    )
  return (
    <li className="group/change grid min-h-row grid-cols-1 items-start gap-x-3 border-rule border-t px-4 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <span className="text-ink-2" title={change.field}>
        {field?.label ?? <code className="font-mono text-small">{change.field}</code>}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        {!isCreation && (
          <>
            <span className="text-ink-3 line-through decoration-rule-strong">
              <Side field={field} json={change.from} />
            </span>
            {restore(change.from)}
            <ArrowRight aria-label="became" className="size-3.5 text-ink-3" />
          </>
        )}
        <Side field={field} json={change.to} />
        {isCreation && restore(change.to)}
      </span>
    </li>
  )
}

function Side({ field, json }: { field: Field | undefined; json: unknown }) {
  if (field) return <Value field={field} value={toForm(field, json)} />
  return <code className="font-mono text-small">{stringify(json)}</code>
}
