'use client'

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

/** The keys, the newest first, with when and from where each came. */
export function KeyTable({ keys, onRotate, onRevoke }: Props) {
  return (
    <Table label="Keys">
      <TableHead>
        <ColumnHeading>Key</ColumnHeading>
        <ColumnHeading>State</ColumnHeading>
        <ColumnHeading>Allows</ColumnHeading>
        <ColumnHeading>From</ColumnHeading>
        <ColumnHeading>Ends</ColumnHeading>
        <ColumnHeading>Last used</ColumnHeading>
        <ColumnHeading>Last refused</ColumnHeading>
        <ColumnHeading>
          <span className="sr-only">What can be done</span>
        </ColumnHeading>
      </TableHead>
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.key_id} of={key} onRotate={onRotate} onRevoke={onRevoke} />
        ))}
      </tbody>
    </Table>
  )
}

function KeyRow({
  of,
  onRotate,
  onRevoke,
}: { of: ServiceKey } & Pick<Props, 'onRotate' | 'onRevoke'>) {
  const moment = useMoment()
  const [word, tone] = STATES[of.state]
  return (
    <TableRow className="align-top *:py-2">
      <RowHeading>
        {of.name}
        <span className="block font-mono font-normal text-ink-3 text-small">{of.prefix}…</span>
      </RowHeading>
      <TableCell>
        <Tag tone={tone}>{word}</Tag>
      </TableCell>
      <TableCell>
        {of.permissions ? <Lines texts={of.permissions} /> : 'All that the role does'}
      </TableCell>
      <TableCell>{of.networks.length > 0 ? <Lines texts={of.networks} /> : 'Everywhere'}</TableCell>
      <TableCell>{moment(of.revoked_at ?? of.expires_at) ?? 'Never'}</TableCell>
      <TableCell>
        {moment(of.last_used_at) ?? 'Never'}
        {of.last_used_from && <Address text={of.last_used_from} />}
      </TableCell>
      <TableCell>
        {moment(of.last_refused_at) ?? 'Never'}
        {of.last_refused_from && <Address text={of.last_refused_from} />}
        {of.last_refusal && (
          <span className="block text-ink-2 text-small">{REFUSAL_WORDS[of.last_refusal]}</span>
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap text-right">
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
      </TableCell>
    </TableRow>
  )
}

const Address = ({ text }: { text: string }) => (
  <span className="block font-mono text-ink-3 text-small">{text}</span>
)

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <ul className="font-mono text-small">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
