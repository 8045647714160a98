'use client'

import { useEffect, useRef, useState } from 'react'
import { recordCalls } from '@/components/api/records'
import { AskToLeave } from '@/components/page/AskToLeave'
import { PageLink } from '@/components/page/PageLink'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { stepOffSpare, useLeaveGuard } from '@/components/page/useLeaveGuard'
import { useMove } from '@/components/page/useMove'
import { useSessionUser } from '@/components/session/user'
import { Button } from '@/components/ui/button/Button'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { Sheet } from '@/components/ui/display/Sheet'
import { tellWritten } from '@/components/ui/feedback/tell'
import { useSaveKey } from '@/components/ui/useSaveKey'
import { nounOf, recordPage, resourcePage } from '@/lib/derive/addresses'
import type { Field, Resource } from '@/lib/resources/resource'
import type { FormLook } from '../look'
import { FormContext } from '../model/formContext'
import { useResourceForm } from '../model/formModel'
import { type FormValues, fieldName } from '../model/values'
import { FaultList } from '../notices/FaultList'
import { DraftNotice } from '../notices/FormNotices'
import { leaveLater } from '../saving/leaveLater'
import { useNewDraft } from '../saving/useNewDraft'
import { useSubmit } from '../saving/useSubmit'
import { NewFieldRow } from './NewFieldRow'
import { TakenId } from './TakenId'

interface Props {
  resource: Resource
  /** What it starts from, by column: all of it is shown below the essentials. Read once. */
  start?: FormValues
  /** Values that this asks about are steps of the record's own page, where what they do is shown. */
  asksFirst?: FormLook['asksFirst']
  /** Says that it is there. */
  added: (id: string) => string
  /** Told once it is there. */
  onAdded: () => void
  /** Told in place of opening it, where the role does not see what it adds. */
  onUnseen?: ((id: string) => void) | undefined
  /** Told in place of opening it where another is to be entered next; none where that is not offered. */
  onAnother?: (() => void) | undefined
}

const NOTHING: FormValues = {}

/** Adds a record with its essentials, and whatever it starts from, and opens it where the role may. */
export function NewRecordForm(props: Props) {
  const { resource, start = NOTHING, asksFirst, added, onAdded, onUnseen, onAnother } = props
  const move = useMove()
  const userId = useSessionUser()?.user.user_id
  const place = useRef<HTMLFormElement>(null)
  const goesOn = useRef(false)
  const { one } = nounOf(resource)
  const page = resourcePage(resource)
  const wayBack = onUnseen ? '/' : page
  const [given] = useState(() => givenId(resource))
  const [first] = useState(() => [
    ...given,
    ...essentialsOf(resource).map((field) => withoutAsked(field, asksFirst)),
  ])
  const [more] = useState(() => sectionsOf(resource, start, first))
  const model = useResourceForm({
    resource,
    fields: [...first, ...more.flatMap((section) => section.fields)],
    opening: () => start,
    isNew: true,
    reveal: (column) => focusField(place.current, column),
  })
  const create = useSubmit({
    model,
    async send(content, headers, later) {
      const { body, written } = await recordCalls(resource).create(content, { headers })
      const id = String(body[resource.id.name])
      onAdded()
      const isLater = leaveLater(userId, resource, id, later())
      tellWritten(written, isLater ? `${added(id)} as it was sent first` : added(id))
      // Whoever has left meanwhile is not taken away from where they are.
      if (!place.current) return
      // What is not saved yet waits on its own page.
      if (onAnother && goesOn.current && !isLater) return onAnother()
      await stepOffSpare()
      if (onUnseen) onUnseen(id)
      else move.goInstead(recordPage(resource, id))
    },
  })
  const scope = `${page}/new`
  const { draft, discard } = useNewDraft({ model, userId, scope, create })
  const guard = useLeaveGuard({ isDirty: create.isDirty, scope })

  const leaving = leavingWords(one, create)

  useSaveKey(() => place.current?.requestSubmit())
  useEffect(() => {
    place.current
      ?.querySelector('[data-column]')
      ?.querySelector<HTMLElement>('input, textarea, button')
      ?.focus()
  }, [])

  const row = (field: Field) => (
    <NewFieldRow
      key={field.column}
      field={field}
      note={given.includes(field) && <TakenId resource={resource} field={field} />}
    />
  )
  return (
    <FormContext value={model}>
      <form
        ref={place}
        onSubmit={(event) => {
          if (!create.isPending) goesOn.current = false
          void create.submit(event)
        }}
        noValidate
        className="flex flex-col gap-4"
      >
        {create.refusal ? (
          <FaultList done="added" {...create.refusal} onDismiss={create.dismiss} />
        ) : (
          create.problem && <ProblemBanner fault={create.problem} />
        )}
        {draft.offer && (
          <DraftNotice
            added={one}
            offer={draft.offer}
            onRestore={draft.restore}
            onDrop={draft.drop}
          />
        )}
        <div className="overflow-hidden rounded-sheet border border-rule bg-sheet">
          {first.map(row)}
        </div>
        {more.map((section) => (
          <Sheet key={section.title} title={section.title} purpose="Copied">
            <div className="border-rule border-t">{section.fields.map(row)}</div>
          </Sheet>
        ))}
        <div
          data-foot
          className="sticks bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-rule border-t bg-paper px-4 py-3 rail:-mx-5 rail:px-5"
        >
          <PageLink href={wayBack} className={buttonClass('quiet')}>
            Cancel
          </PageLink>
          {onAnother && (
            <Button
              isDisabled={create.isPending}
              onPress={() => {
                goesOn.current = true
                void create.submit()
              }}
            >
              Add and enter another
            </Button>
          )}
          <Button type="submit" variant="primary" isPending={create.isPending}>
            Add {one}
          </Button>
        </div>
        <AskToLeave
          guard={{
            ...guard,
            leave() {
              discard()
              guard.leave()
            },
          }}
          title={leaving.title}
          leave={leaving.isSent ? 'Leave' : 'Discard and leave'}
        >
          {leaving.words}
        </AskToLeave>
      </form>
    </FormContext>
  )
}

/** What is asked before the form is left: what is on its way, or was not answered, may be added. */
function leavingWords(one: string, { isPending, isOutcomeUnknown }: ReturnType<typeof useSubmit>) {
  const isSent = isPending || isOutcomeUnknown
  if (!isSent)
    return {
      isSent,
      title: `Leave without adding the ${one}?`,
      words: 'What you have entered here is lost.',
    }
  return {
    isSent,
    title: `Leave while the ${one} ${isPending ? 'is being added' : 'may have been added'}?`,
    words: 'Look in the list before you add it again: it may be there.',
  }
}

/**
 * Focuses a field after its fault is drawn, so that a screen reader reads it with the field, and
 * has both in sight.
 */
export function focusField(form: HTMLFormElement | null, column: string): void {
  const place = form?.querySelector(`[data-column="${CSS.escape(column)}"]`)
  setTimeout(() => {
    place?.scrollIntoView({ block: 'center' })
    place?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
  })
}

/** The id of the new record as a field, where whoever adds it gives one. */
export const givenId = ({ id }: Resource): Field[] =>
  id.isGiven
    ? [
        {
          kind: 'text',
          name: id.name,
          path: [id.name],
          column: id.name,
          section: '',
          label: id.label,
          help: id.help,
          asked: true,
          ...(id.maxLength && { maxLength: id.maxLength }),
        },
      ]
    : []

const essentialsOf = ({ essentials, leaves, secrets }: Resource): Field[] => [
  ...essentials.flatMap((name) => leaves.find((field) => fieldName(field) === name) ?? []),
  ...secrets,
]

/** A choice of those values alone that a new record may have without a question. */
function withoutAsked(field: Field, asksFirst: FormLook['asksFirst']): Field {
  const values = field.values?.filter((to) => !asksFirst?.([{ field, from: null, to }], NOTHING))
  return values ? { ...field, values } : field
}

/** The fields that a record starts from, by section, without those that stand above. */
function sectionsOf({ sections, leaves }: Resource, start: FormValues, above: readonly Field[]) {
  const columns = new Set(above.map(({ column }) => column))
  return sections
    .map(({ key, title }) => ({
      title,
      fields: leaves.filter(
        ({ section, column }) => section === key && column in start && !columns.has(column),
      ),
    }))
    .filter(({ fields }) => fields.length > 0)
}
