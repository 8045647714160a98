import { Fragment } from 'react'
import { PageLink } from '@/components/page/PageLink'
import { Name } from '@/components/ui/display/Name'
import { idWords, recordPage } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { sentence, withinSentence } from '@/lib/text/words'
import { choiceLabel } from '../model/show'
import { haveTooWords, type Shared } from './sets'

interface Props {
  resource: Resource
  shared: Shared
}

/** `Wattleford City Council (10001, fleet) has this ABN too.`, with the way to each. */
export function SharedWords({ resource, shared: { by, records, more } }: Props) {
  const isOne = records.length === 1 && !more
  return (
    <span>
      {records.map((record, index) => (
        <Fragment key={record.id}>
          {index > 0 && ', '}
          <OtherRecord {...{ resource, record }} />
        </Fragment>
      ))}
      {more && ' and more'} {haveTooWords(resource, by, isOne)}
    </span>
  )
}

function OtherRecord({
  resource,
  record: { id, name, status },
}: {
  resource: Resource
  record: Shared['records'][number]
}) {
  const field = resource.status ? resource.fields.get(resource.status) : undefined
  const about = [
    ...(name === null ? [] : [id]),
    ...(status === null || !field ? [] : [withinSentence(choiceLabel(field, status))]),
  ]
  return (
    <>
      <PageLink
        href={recordPage(resource, id)}
        className="rounded-tag font-medium underline underline-offset-2"
      >
        <Name>{name ?? sentence(idWords(resource, id))}</Name>
      </PageLink>
      {about.length > 0 && ` (${about.join(', ')})`}
    </>
  )
}
