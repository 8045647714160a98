'use client'

import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { Value } from '@/components/form/dialogs/Value'
import type { ChangedRecord } from '@/components/form/model/changedRecord'
import { fieldLabel } from '@/components/form/model/fieldLabel'
import { UNTOLD } from '@/components/form/model/history'
import { fieldName, toForm } from '@/components/form/model/values'
import { useWords } from '@/components/form/useWords'
import { useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import { Tag } from '@/components/ui/display/Tag'
import type { Field, Resource } from '@/lib/resources/resource'
import { Reason } from '../entry/Reason'
import { RequestMenu } from '../entry/RequestMenu'
import { When } from '../entry/When'
import { Whose } from '../entry/Whose'
import { valueAt } from '../entryWords'
import { type HeldValue, timelineOf } from '../timeline'
import { canBeSetBack } from '../undo/plan'

interface Props {
  resource: Resource
  field: Field
  /** Entries in which the field changed, newest first. */
  events: readonly ChangedRecord[]
  /** Whether there are no older ones. */
  isWhole: boolean
  /** What is said of the value that was there before the oldest of these. */
  firstWords: string
  onRestore: ((field: Field, value: unknown) => void) | undefined
}

/** Every value that a field had: from when until when, and by whom. */
export function FieldTimeline({ resource, field, events, isWhole, firstWords, onRestore }: Props) {
  const name = fieldName(field)
  const zone = useTimeZone() ?? 'UTC'
  const held = useMemo(() => timelineOf(events, name, isWhole), [events, name, isWhole])
  const words = useWords(
    field,
    held.map((each) => toForm(field, each.value)),
  )
  return (
    <Sheet
      title={fieldLabel(resource, field)}
      purpose={<code className="font-mono text-small">{name}</code>}
    >
      <ol aria-label={`Values of ${field.label}`}>
        {held.map((each, index) => (
          <li
            key={each.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-rule px-4 py-2.5 not-last:border-b sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_10rem_1.75rem]"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-medium max-sm:order-1">
              {each.isTold ? (
                <Value
                  field={field}
                  value={toForm(field, each.value)}
                  beside={[held[index + 1], held[index - 1]].flatMap((other) =>
                    other ? [toForm(field, other.value)] : [],
                  )}
                />
              ) : (
                <span className="text-ink-3">{UNTOLD}</span>
              )}
              {each.until === null && <Tag tone="accent">now</Tag>}
            </span>
            <Circumstances held={each} firstWords={firstWords} />
            <span className="empty:hidden max-sm:order-4 max-sm:col-span-2 sm:-my-1 sm:justify-self-end sm:empty:block">
              {onRestore && each.isTold && each.until !== null && (
                <Button
                  variant="quiet"
                  icon={<Undo2 />}
                  className="max-sm:-ml-3"
                  aria-label={`Restore this value: ${valueAt(
                    resource.name,
                    name,
                    words(toForm(field, each.value)),
                    { words: 'until', at: each.until },
                    zone,
                  )}`}
                  onPress={() => onRestore(field, each.value)}
                >
                  Restore this value
                </Button>
              )}
            </span>
            <span className="-my-1 max-sm:order-2">
              {each.event && (
                <RequestMenu
                  kind={resource.name}
                  event={each.event}
                  isUndoable={canBeSetBack(resource.name, each.event)}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

/** How it came to be, and how long it lasted. */
function Circumstances({
  held: { event, until },
  firstWords,
}: Pick<Props, 'firstWords'> & { held: HeldValue }) {
  return (
    <div className="min-w-0 max-sm:order-3 max-sm:col-span-2">
      <p>
        {event ? (
          <>
            <When at={event.at} />{' '}
            <span className="text-ink-2">{event.action === 'created' ? 'added by' : 'by'}</span>{' '}
            <Whose event={event} />
          </>
        ) : (
          <span className="text-ink-2">{firstWords}</span>
        )}
      </p>
      {event?.reason && <Reason>{event.reason}</Reason>}
      {until !== null && (
        <p className="text-ink-2">
          until <When at={until} />
        </p>
      )}
    </div>
  )
}
