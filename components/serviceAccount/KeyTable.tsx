'use client'

import { Fragment } from 'react'
import { useMoment } from '@/components/form/model/useMoment'
import { Button } from '@/components/ui/button/Button'
import {
  ColumnHeading,
  RowHeading,
  Table,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/display/Table'
import { Tag, type TagTone } from '@/components/ui/display/Tag'
import { useNarrow } from '@/components/ui/useNarrow'
import { REFUSAL_WORDS, type ServiceKey } from './keys'

interface Props {
  keys: readonly ServiceKey[]
  onRotate: (key: ServiceKey) => void
  onRevoke: (key: ServiceKey) => void
}

const STATES: Readonly<Record<ServiceKey['state'], readonly [string, TagTone]>> = {
  active: ['Active', 'green'],
  expired: ['Expired', 'neutral'],
  revoked: ['Revoked', 'red'],
}

type Deeds = Pick<Props, 'onRotate' | 'onRevoke'>

/**
 * The keys, the newest first, with when and from where each came: as a table, or as entries on a
 * phone.
 */
export function KeyTable({ keys, ...deeds }: Props) {
  const isNarrow = useNarrow()
  if (isNarrow) {
    return (
      <ul aria-label="Keys">
        {keys.map((key) => (
          <KeyEntry key={key.key_id} of={key} {...deeds} />
        ))}
      </ul>
    )
  }
  return (
    <Table label="Keys">
      <TableHead>
        <ColumnHeading className="min-w-40">Key</ColumnHeading>
        <ColumnHeading>State</ColumnHeading>
        <ColumnHeading className="min-w-28">Allows</ColumnHeading>
        <ColumnHeading>From</ColumnHeading>
        {/* As wide as a day: a moment breaks before its hour, and nowhere else. */}
        <ColumnHeading className="min-w-28">{ENDS}</ColumnHeading>
        <ColumnHeading className="min-w-28">{USED}</ColumnHeading>
        <ColumnHeading className="min-w-28">{REFUSED}</ColumnHeading>
        <ColumnHeading>
          <span className="sr-only">What can be done</span>
        </ColumnHeading>
      </TableHead>
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.key_id} of={key} {...deeds} />
        ))}
      </tbody>
    </Table>
  )
}

const ENDS = 'Ends'
const USED = 'Last used'
const REFUSED = 'Last refused'

interface OneProps extends Deeds {
  of: ServiceKey
}

function KeyEntry({ of, ...deeds }: OneProps) {
  const facts = [
    ['Allows', <Allowed key="allows" of={of} />],
    ['From', <Networks key="from" of={of} />],
    [ENDS, <End key="ends" of={of} />],
    [USED, <LastUse key="used" of={of} />],
    [REFUSED, <LastRefusal key="refused" of={of} />],
  ] as const
  return (
    <li className="flex flex-col gap-2 border-rule px-4 py-2.5 not-last:border-b">
      <div className="flex items-start gap-x-2">
        <div className="min-w-0 flex-1 font-medium wrap-anywhere">
          <KeyName of={of} />
        </div>
        <StateTag of={of} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([label, fact]) => (
          <Fragment key={label}>
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{fact}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="-mr-3 flex justify-end empty:hidden">
        <KeyDeeds of={of} {...deeds} />
      </div>
    </li>
  )
}

function KeyRow({ of, ...deeds }: OneProps) {
  return (
    <TableRow className="align-top *:py-2">
      <RowHeading className="wrap-anywhere">
        <KeyName of={of} />
      </RowHeading>
      <TableCell>
        <StateTag of={of} />
      </TableCell>
      <TableCell>
        <Allowed of={of} />
      </TableCell>
      <TableCell>
        <Networks of={of} />
      </TableCell>
      <TableCell>
        <End of={of} />
      </TableCell>
      <TableCell>
        <LastUse of={of} />
      </TableCell>
      <TableCell>
        <LastRefusal of={of} />
      </TableCell>
      <TableCell className="whitespace-nowrap text-right *:-my-1">
        <KeyDeeds of={of} {...deeds} />
      </TableCell>
    </TableRow>
  )
}

type FactProps = Pick<OneProps, 'of'>

const KeyName = ({ of }: FactProps) => (
  <>
    {of.name}
    <span className="block font-mono font-normal text-ink-3 text-small">{of.prefix}…</span>
  </>
)

function StateTag({ of }: FactProps) {
  const [word, tone] = STATES[of.state]
  return <Tag tone={tone}>{word}</Tag>
}

const Allowed = ({ of }: FactProps) =>
  of.permissions ? <Lines texts={of.permissions} /> : 'All that the role does'

const Networks = ({ of }: FactProps) =>
  of.networks.length > 0 ? <Lines texts={of.networks} /> : 'Everywhere'

const End = ({ of }: FactProps) => useMoment()(of.revoked_at ?? of.expires_at) ?? 'Never'

function LastUse({ of }: FactProps) {
  const moment = useMoment()
  return (
    <>
      {moment(of.last_used_at) ?? 'Never'}
      {of.last_used_from && <Address text={of.last_used_from} />}
    </>
  )
}

function LastRefusal({ of }: FactProps) {
  const moment = useMoment()
  return (
    <>
      {moment(of.last_refused_at) ?? 'Never'}
      {of.last_refused_from && <Address text={of.last_refused_from} />}
      {of.last_refusal && (
        <span className="block text-ink-2 text-small">{REFUSAL_WORDS[of.last_refusal]}</span>
      )}
    </>
  )
}

const KeyDeeds = ({ of, onRotate, onRevoke }: OneProps) => (
  <>
    {of.state === 'active' && !of.replaced_by && (
      <Button variant="quiet" aria-label={`Replace ${of.name}`} onPress={() => onRotate(of)}>
        Replace
      </Button>
    )}
    {of.state === 'active' && (
      <Button variant="quiet" aria-label={`Revoke ${of.name}`} onPress={() => onRevoke(of)}>
        Revoke
      </Button>
    )}
  </>
)

const Address = ({ text }: { text: string }) => (
  <span className="block font-mono text-ink-3 text-small wrap-anywhere">{text}</span>
)

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <ul className="font-mono text-small">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
