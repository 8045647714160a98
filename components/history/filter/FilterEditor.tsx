'use client'

import { KINDS } from '@/components/form/model/changedRecord'
import { FilterEditor as DaysEditor } from '@/components/list/filter/editor/FilterEditor'
import { readTest, writeTest } from '@/components/list/filter/tests'
import { useSessionUser } from '@/components/session/user'
import { nounOf, withArticle } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'
import { type EditorProps, FieldEditor } from './FieldEditor'
import { DAYS, FILTER_NAMES, type FilterName } from './names'
import { PersonEditor } from './PersonEditor'
import { PickList } from './PickList'
import { TextEditor } from './TextEditor'

const own = resources
  .filter(({ isSingleton }) => !isSingleton)
  .map((resource) => `of ${withArticle(nounOf(resource).one)}`)
const borrowed = resources.flatMap(({ isSingleton, plural, parent }) =>
  isSingleton && parent ? [`${plural} go by their ${nounOf(parent.resource).one}.`] : [],
)
/** `The id of a client or of an approval. Packaging defaults go by their client.` */
const IDS = [`The id ${own.join(' or ')}.`, ...borrowed].join(' ')

/** Says what a filter lets through. */
export function FilterEditor({ name, filters, onApply }: EditorProps & { name: FilterName }) {
  const permissions = useSessionUser()?.permissions ?? []
  switch (name) {
    case 'resource':
      return (
        <PickList
          label={FILTER_NAMES.resource}
          items={KINDS.filter(({ readPermission }) => permissions.includes(readPermission)).map(
            (kind) => ({ id: kind.name, label: kind.label }),
          )}
          chosen={filters.resource}
          // A field of one kind is seldom one of another.
          onPick={(resource) => onApply({ ...filters, resource, field: undefined })}
        />
      )
    case 'field':
      return <FieldEditor filters={filters} onApply={onApply} />
    case 'user_id':
    case 'audit_user_id':
      return (
        <PersonEditor
          label={FILTER_NAMES[name]}
          chosen={filters[name]}
          onPick={(id) => onApply({ ...filters, [name]: id })}
        />
      )
    case 'days':
      return (
        <DaysEditor
          column={DAYS}
          test={readTest(DAYS, { from: filters.from, to: filters.to })}
          onApply={(test) => {
            const { from, to } = test ? writeTest(DAYS, test) : {}
            onApply({ ...filters, from, to })
          }}
        />
      )
    case 'record_id':
      return (
        <TextEditor
          name="record_id"
          label="Id of the record"
          description={IDS}
          fault="No record has such an id."
          value={filters.record_id}
          onApply={(id) => onApply({ ...filters, record_id: id })}
        />
      )
    default:
      return (
        <TextEditor
          name="request_id"
          label="Request id"
          description="As X-Request-Id or an error message gives it."
          fault="A request id has up to 128 characters."
          value={filters.request_id}
          onApply={(id) => onApply({ ...filters, request_id: id })}
        />
      )
  }
}
