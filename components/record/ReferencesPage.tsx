'use client'

import { useQuery } from '@tanstack/react-query'
import { recordCalls } from '@/components/api/records'
import type { Schemas } from '@/components/api/types'
import { add, figureText, figureTold, ZERO } from '@/components/form/model/figure'
import { showMoment } from '@/components/form/model/show'
import { Awaiting } from '@/components/page/Awaiting'
import { PageLink } from '@/components/page/PageLink'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Stale } from '@/components/page/Stale'
import { StatusTag } from '@/components/page/StatusTag'
import { useTimeZone } from '@/components/time/timeZone'
import { RetryButton } from '@/components/ui/button/RetryButton'
import { Sheet } from '@/components/ui/display/Sheet'
import {
  ColumnHeading,
  RowHeading,
  Table,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/display/Table'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { nounOf, recordPage, resourcePage, segmentOf } from '@/lib/derive/addresses'
import { listFilters } from '@/lib/derive/filters'
import { referrersOf } from '@/lib/derive/referrers'
import { formatDecimal } from '@/lib/resources/format'
import type { Resource } from '@/lib/resources/resource'
import { writePart } from '@/lib/text/commaList'
import { countWords, withinSentence } from '@/lib/text/words'
import { useScope } from './scope'

type Reference = Schemas['References']['data'][number]

/** What names a record: how much of it there is, and the way to each list of it. */
export function ReferencesPage({ id }: { id: string }) {
  const { resource } = useScope()
  const { one } = nounOf(resource)
  const zone = useTimeZone() ?? 'UTC'
  const queryKey = ['references', resource.name, id]
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await recordCalls(resource).references(id, { signal })).body.data,
    // What names it is changed on pages of its own.
    staleTime: 0,
  })
  return (
    <div className="flex max-w-304 flex-col gap-4 px-3 py-4 rail:px-6">
      {error && !data ? (
        <ProblemBanner
          title={`What names this ${one} could not be read.`}
          fault={error}
          action={<RetryButton isRetrying={isFetching} onRetry={refetch} />}
        />
      ) : (
        <>
          {error && <Stale fault={error} since={showMoment(dataUpdatedAt, zone)} />}
          {!data && <Awaiting queryKey={queryKey} what={`what names this ${one}`} />}
          {kindsOf(resource).map((kind) => (
            <KindSheet
              key={kind.name}
              kind={kind}
              id={id}
              references={data?.filter((each) => each.resource === kind.name)}
            />
          ))}
        </>
      )}
    </div>
  )
}

/** The kinds of record that may name one of a resource, each once. */
const kindsOf = (resource: Resource): Resource[] => [
  ...new Set(referrersOf(resource).map((referrer) => referrer.resource)),
]

interface KindProps {
  kind: Resource
  id: string
  /** Undefined until they are known. */
  references: readonly Reference[] | undefined
}

function KindSheet({ kind, id, references }: KindProps) {
  // What the role may not read is not told of.
  if (references?.length === 0) return null
  const hasSums = references?.some(({ statuses }) => statuses.some(({ sum }) => sum !== null))
  return (
    <Sheet title={kind.plural} purpose="that name it">
      {references ? (
        <Table label={`${kind.plural} that name it`}>
          <TableHead>
            <ColumnHeading>As</ColumnHeading>
            <ColumnHeading className="whitespace-nowrap text-right">How many</ColumnHeading>
            {hasSums && (
              <ColumnHeading className="w-36 whitespace-nowrap text-right">Come to</ColumnHeading>
            )}
          </TableHead>
          <tbody>
            {references.map((reference) => (
              <ReferenceRows key={reference.member} {...{ kind, id, reference, hasSums }} />
            ))}
          </tbody>
        </Table>
      ) : (
        <div role="status" aria-label={`Loading ${withinSentence(kind.plural)}`} className="p-4">
          <Skeleton className="w-64 max-w-full" />
        </div>
      )}
    </Sheet>
  )
}

interface RowsProps {
  kind: Resource
  id: string
  reference: Reference
  /** Whether any of them come to something. */
  hasSums: boolean | undefined
}

function ReferenceRows({ kind, id, reference, hasSums }: RowsProps) {
  const { resource } = useScope()
  const { member, total, statuses } = reference
  const isBelow = memberLabel(kind, member) === undefined
  const href = isBelow
    ? `${recordPage(resource, id)}/${segmentOf(kind)}`
    : `${resourcePage(kind)}?${encodeURIComponent(member)}=${encodeURIComponent(writePart(reference.value))}`
  const label = memberLabel(kind, member) ?? `Of this ${nounOf(resource).one}`
  const linkOf = (more = '') => (isBelow && more ? undefined : href + more)
  return (
    <>
      <TableRow>
        <RowHeading className="w-full">{label}</RowHeading>
        <TableCell className="whitespace-nowrap text-right">
          {Number(total ?? 1) === 0 ? (
            <span className="text-ink-3">None</span>
          ) : (
            <PageLink href={href} className="rounded-tag underline underline-offset-2">
              {total === null ? 'Show them' : countWords(Number(total))}
              <span className="sr-only">
                {' '}
                {withinSentence(kind.plural)}, {label}
              </span>
            </PageLink>
          )}
        </TableCell>
        {hasSums && <SumCell text={sumOf(statuses)} />}
      </TableRow>
      {statuses.map(({ value, total: some, sum }) => (
        <TableRow key={value}>
          {/* A part of the row above, not another beside it. */}
          <TableCell className="pl-10!">
            {value === null ? (
              <span className="text-ink-3">No status</span>
            ) : (
              <StatusTag value={value} />
            )}
          </TableCell>
          <TableCell className="text-right">
            <Counted
              href={
                value === null ? undefined : linkOf(`&${kind.status}=${encodeURIComponent(value)}`)
              }
            >
              {countWords(Number(some))}
            </Counted>
          </TableCell>
          {hasSums && <SumCell text={sum === null ? null : String(sum)} />}
        </TableRow>
      ))}
    </>
  )
}

/** What all parts come to; null where none comes to anything. */
function sumOf(statuses: Reference['statuses']): string | null {
  const sums = statuses.flatMap(({ sum }) => (sum === null ? [] : (figureTold(sum) ?? [])))
  return sums.length > 0 ? figureText(sums.reduce(add, ZERO)) : null
}

const SumCell = ({ text }: { text: string | null }) => (
  <TableCell className="whitespace-nowrap text-right">
    {text !== null && <Money text={text} />}
  </TableCell>
)

function Counted({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return children
  return (
    <PageLink href={href} className="rounded-tag underline underline-offset-2">
      {children}
    </PageLink>
  )
}

const Money = ({ text }: { text: string }) => (
  <>
    {formatDecimal(text, 'AUD')} <span className="text-ink-3">AUD</span>
  </>
)

/** What a member that names something is called; undefined where no member does. */
const memberLabel = (kind: Resource, member: string): string | undefined =>
  listFilters(kind).get(member)?.member.label
