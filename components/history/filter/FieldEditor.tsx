'use client'

import { useMemo } from 'react'
import { KINDS } from '@/components/form/model/changedRecord'
import { fieldLabel } from '@/components/form/model/fieldLabel'
import { tradeWords } from '@/components/form/model/glossary'
import { fieldName } from '@/components/form/model/values'
import { useSessionUser } from '@/components/session/user'
import type { HistoryFilters } from '../state'
import { FILTER_NAMES } from './names'
import { PickList } from './PickList'

export interface EditorProps {
  filters: HistoryFilters
  /** Told the filters as a whole, with this one set. */
  onApply: (filters: HistoryFilters) => void
}

/** Picks a field by its label or its API name; with it goes the kind of record that it is of. */
export function FieldEditor({ filters, onApply }: EditorProps) {
  const permissions = useSessionUser()?.permissions
  const { resource: kind } = filters
  const items = useMemo(
    () =>
      KINDS.filter(
        ({ name, readPermission }) =>
          (kind === undefined || kind === name) && permissions?.includes(readPermission),
      ).flatMap(({ name, label, resource }) =>
        (resource?.leaves ?? []).map((field) => ({
          id: `${name} ${fieldName(field)}`,
          label: resource ? fieldLabel(resource, field) : '',
          hint: kind === undefined ? label : fieldName(field),
          also: `${fieldName(field)} ${tradeWords(field.label, field.column)}`,
        })),
      ),
    [kind, permissions],
  )
  return (
    <PickList
      label={FILTER_NAMES.field}
      searchWords="Find a field"
      items={items}
      chosen={kind && filters.field && `${kind} ${filters.field}`}
      onPick={(id) => {
        const [resource = '', field = ''] = id.split(' ')
        onApply({ ...filters, resource, field })
      }}
    />
  )
}
