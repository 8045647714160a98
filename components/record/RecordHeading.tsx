'use client'

import type { Ref } from 'react'
import { type HistoryEvent, whoseChange } from '@/components/form/model/history'
import { isMono, showMoment } from '@/components/form/model/show'
import type { Json } from '@/components/form/model/transport'
import { Words } from '@/components/form/Words'
import { LockChip } from '@/components/lock/LockChip'
import type { RecordLock } from '@/components/lock/useRecordLock'
import { StatusTag } from '@/components/page/StatusTag'
import { todayIn } from '@/components/time/timeWords'
import { offsetOf, useTimeZone } from '@/components/time/timeZone'
import { cn } from '@/components/ui/cn'
import { Name } from '@/components/ui/display/Name'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { idWords, segmentOf } from '@/lib/derive/addresses'
import type { Field } from '@/lib/resources/resource'
import { countWords, shownName } from '@/lib/text/words'
import { lookOf } from './look'
import type { FactsProps } from './particulars'
import { useScope } from './scope'

interface Props {
  id: string
  /** Undefined while it is on its way. */
  record: Json | undefined
  /** True where it did not come: nothing is awaited then. */
  isFailed: boolean
  newest: HistoryEvent | null | undefined
  lock: RecordLock | null
  /** Where the form puts its own controls. */
  slotRef: Ref<HTMLDivElement>
}

/** What the record is called, how far it has come, and who may write it or wrote it last. */
export function RecordHeading({ id, record, isFailed, newest, lock, slotRef }: Props) {
  const { resource, particulars } = useScope()
  const { recordName, status } = resource
  const { Facts = HintFacts } = particulars
  const hasName = recordName !== 'parent'
  const name =
    shownName(textOf(record, hasName ? recordName.field : '')) || `${resource.title} ${id}`
  const isAwaited = !record && !isFailed
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2 pt-4 pb-2 rail:pt-5">
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <h1
            title={name}
            className="line-clamp-3 font-semibold text-record wrap-anywhere print:line-clamp-none"
          >
            {hasName && isAwaited ? (
              <span className="flex h-7 items-center">
                <span className="sr-only">{name}</span>
                <Skeleton className="h-5 w-64" />
              </span>
            ) : (
              <Name>{name}</Name>
            )}
          </h1>
          {status && textOf(record, status) && <StatusTag value={textOf(record, status)} />}
          {record && lock && <LockChip of={`${segmentOf(resource)}/${id}`} lock={lock} />}
        </div>
        {/* What was never changed, and has nothing to tell it from others, has no such line. */}
        <p
          className={cn(
            'mt-1 flex min-h-5 flex-wrap items-center gap-x-3.5 text-ink-3 *:line-clamp-3 *:min-w-0 *:wrap-anywhere print:*:line-clamp-none',
            newest === null && 'empty:hidden',
          )}
        >
          {hasName && <span className="font-mono text-small/5">{idWords(resource, id)}</span>}
          {record && <Facts id={id} record={record} newest={newest} />}
          {!hasName && isAwaited && <Skeleton className="w-80 max-w-full" />}
        </p>
      </div>
      {lookOf(resource, particulars).actions && (
        <div ref={slotRef} className="flex min-h-control flex-wrap items-center gap-2" />
      )}
    </header>
  )
}

const textOf = (record: Json | undefined, name: string): string =>
  typeof record?.[name] === 'string' ? (record[name] as string) : ''

/** What tells the record from others, as its definition says. */
function HintFacts({ id, record, newest }: FactsProps) {
  const { resource } = useScope()
  return (
    <>
      {resource.hints
        // The id stands in front of these already.
        .filter((name) => textOf(record, name) !== id)
        .map((name) => (
          <HintFact key={name} name={name} record={record} />
        ))}
      <CountFacts record={record} />
      <NewestChange newest={newest} />
    </>
  )
}

const isCode = (field: Field): boolean => isMono(field) || field.isWord === true

/** A text of the record with its label; nothing where it is not set. */
export function HintFact({ name, record }: { name: string; record: Json }) {
  const { resource } = useScope()
  const field = resource.fields.get(name)
  const member = field ?? resource.system.find((each) => each.name === name)
  const text = textOf(record, name)
  if (!member || text === '') return null
  // A name that stands for an id is called what forms call the id: the role of a user.
  const by = 'referred' in member && member.referred && resource.fields.get(member.referred.by)
  return (
    <span>
      {(by || member).label}{' '}
      {field ? (
        <bdi className={cn(isCode(field) && 'font-mono text-small/5')}>
          <Words field={field} value={text} />
        </bdi>
      ) : (
        <bdi>{text}</bdi>
      )}
    </span>
  )
}

/** How many records of others hang on this one: whom a change of a role is for. */
export function CountFacts({ record }: Pick<FactsProps, 'record'>) {
  const { resource } = useScope()
  return resource.system
    .filter(({ kind, name }) => kind === 'records' && name in record)
    .map(({ name, label }) => (
      <span key={name}>
        {label} {countWords(Number(record[name]))}
      </span>
    ))
}

/** Who changed the record last, and when. */
export function NewestChange({ newest }: Pick<FactsProps, 'newest'>) {
  const zone = useTimeZone()
  if (!newest || !zone) return null
  return (
    <span>
      {newest.action === 'created' ? 'Added' : 'Changed'} {momentInHeading(newest.at, zone)} by{' '}
      {whoseChange(newest)}
    </span>
  )
}

/** A moment without the year that it is anyway, and with its offset: a phone shows no zone beside. */
export const momentInHeading = (moment: string, zone: string): string =>
  `${showMoment(moment, zone).replace(` ${todayIn(zone).slice(0, 4)},`, ',')} ${offsetOf(zone, new Date(moment))}`
