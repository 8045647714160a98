'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { recordCalls } from '@/components/api/records'
import { FormContext, useResourceForm } from '@/components/form/model/formModel'
import type { Loaded } from '@/components/form/model/transport'
import { NewFieldRow } from '@/components/form/new/NewFieldRow'
import { focusField } from '@/components/form/new/NewRecordForm'
import { useSubmit } from '@/components/form/saving/useSubmit'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { tellWritten } from '@/components/ui/feedback/tell'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { useSaveKey } from '@/components/ui/useSaveKey'
import { recordTitle } from '@/lib/derive/addresses'
import type { Field, Resource } from '@/lib/resources/resource'
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
  const formId = useId()
  const label = secret.label.toLowerCase()
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
    <Dialog
      name="secret"
      isOpen
      // With something typed, only its own buttons end it: a stray click loses nothing.
      isDismissable={!setting.isDirty}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Set the ${label} of ${name}`}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={setting.isPending}>
            Set {label}
          </Button>
        </>
      }
    >
      <FormContext value={model}>
        <form
          id={formId}
          ref={place}
          noValidate
          onSubmit={setting.submit}
          className="flex flex-col gap-4"
        >
          {setting.problem && <ProblemBanner fault={setting.problem} />}
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
        </form>
      </FormContext>
    </Dialog>
  )
}
