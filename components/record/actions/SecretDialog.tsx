'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { recordCalls } from '@/components/api/records'
import { FormContext } from '@/components/form/model/formContext'
import { useResourceForm } from '@/components/form/model/formModel'
import type { Loaded } from '@/components/form/model/transport'
import { NewFieldRow } from '@/components/form/new/NewFieldRow'
import { focusField } from '@/components/form/new/NewRecordForm'
import { useSubmit } from '@/components/form/saving/useSubmit'
import { FormDialog } from '@/components/page/FormDialog'
import { tellWritten } from '@/components/ui/feedback/tell'
import { useSaveKey } from '@/components/ui/useSaveKey'
import { recordTitle } from '@/lib/derive/addresses'
import type { Field, Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import { recordKey } from '../useRecord'

interface Props {
  resource: Resource
  id: string
  loaded: Loaded
  secret: Field
  onClose: () => void
}

/** Sets a secret of a record anew, as when the old one is forgotten: what it was is never seen. */
export function SecretDialog({ resource, id, loaded: { record }, secret, onClose }: Props) {
  const queries = useQueryClient()
  const place = useRef<HTMLFormElement>(null)
  const label = withinSentence(secret.label)
  const name = recordTitle(resource, record)
  const model = useResourceForm({
    resource,
    fields: [secret],
    opening: () => ({}),
    isNew: true,
    reveal: (column) => focusField(place.current, column),
  })
  const setting = useSubmit({
    model,
    async send(content) {
      const { written } = await recordCalls(resource).setSecret(
        id,
        secret.name,
        content[secret.name],
      )
      tellWritten(written, `Set the ${label} of ${name}`)
      onClose()
      void queries.invalidateQueries({ queryKey: recordKey(resource, id) })
    },
  })
  useSaveKey(setting.isPending ? undefined : () => place.current?.requestSubmit(), {
    inDialog: true,
  })
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-field] input')?.focus(), [])
  const account = resource.leaves.find(({ isWord }) => isWord)
  return (
    <FormContext value={model}>
      <FormDialog
        name="secret"
        title={`Set the ${label} of ${name}`}
        submitLabel={`Set ${label}`}
        isPending={setting.isPending}
        fault={setting.problem}
        formRef={place}
        onSubmit={setting.submit}
        onClose={onClose}
      >
        {account && (
          // Tells a password manager whose secret is meant.
          <input
            hidden
            readOnly
            autoComplete="username"
            value={String(record[account.name] ?? '')}
          />
        )}
        <div className="overflow-hidden rounded-sheet border border-rule">
          <NewFieldRow field={secret} />
        </div>
      </FormDialog>
    </FormContext>
  )
}
