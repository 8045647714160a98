'use client'

import { X } from 'lucide-react'
import { use, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { IconButton } from '@/components/ui/button/IconButton'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { Option } from '@/components/ui/field/Option'
import { onceEach } from '@/lib/derive/onceEach'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { fieldLabel } from '../model/fieldLabel'
import { FormContext } from '../model/formContext'
import type { ControlProps, FormModel } from '../model/formModel'
import { EVERY_FIELD, type NamedField, pickedWords } from '../model/picked'
import { fieldSearch } from '../model/search'

/** So many are offered at a time: more nobody reads, and typing narrows them. */
const MAX_OFFERED = 100

/**
 * Fields of records: found by label, API name or kind, and chosen one after the other. Offered are
 * those of the kinds that the form has chosen beside it, or of all.
 */
export function FieldsControl(props: ControlProps) {
  const model = use(FormContext)
  const kinds = model?.fields.find(({ names }) => names === 'resources')
  if (!model || !kinds) return <Pick {...props} kinds={NO_KINDS} />
  return <PickOfKinds {...props} model={model} column={kinds.column} />
}

const NO_KINDS: readonly string[] = []

function PickOfKinds({
  model,
  column,
  ...props
}: ControlProps & { model: FormModel; column: string }) {
  const kinds = useWatch({ control: model.form.control, name: column })
  return <Pick {...props} kinds={Array.isArray(kinds) ? (kinds as string[]) : NO_KINDS} />
}

/** @param kinds names of the kinds of record whose fields are offered; none stands for all */
function Pick({
  field,
  value,
  onChange,
  onBlur,
  fault,
  labels,
  kinds,
}: ControlProps & { kinds: readonly string[] }) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isOffered = (resource: string) => kinds.length === 0 || kinds.includes(resource)
  const found = useFound(typed).filter(
    ({ id, resource }) => isOffered(resource.name) && !chosen.includes(id),
  )
  const offered = found.slice(0, MAX_OFFERED)

  function choose(ids: readonly string[]) {
    setTyped('')
    // In one order, so that what is taken out and chosen again has changed nothing.
    onChange(EVERY_FIELD.flatMap(({ id }) => (ids.includes(id) ? id : [])))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and name itself
    <div role="group" {...labels} className="flex flex-col gap-1 py-0.5">
      {chosen.length > 0 && (
        <ul aria-label={`Chosen for ${field.label}`}>
          {chosen.map((id) => {
            const words = pickedWords(field).get(id) ?? id
            return (
              <li key={id} className="flex min-h-control flex-wrap items-center gap-x-2 pl-2">
                <span className="min-w-0">{words}</span>
                <span className="min-w-0 flex-1 truncate font-mono text-ink-3 text-small">
                  {id}
                </span>
                {!isOffered(kindOf(id)) && (
                  <span className="text-amber text-small">not among the kinds that are sent</span>
                )}
                <IconButton
                  label={`Take out ${words}`}
                  icon={<X />}
                  className="size-6"
                  onPress={() => {
                    choose(chosen.filter((each) => each !== id))
                    input.current?.focus()
                  }}
                />
              </li>
            )
          })}
        </ul>
      )}
      <ComboBox
        aria-label={`Add to ${field.label}`}
        placeholder="Add a field: label or API name"
        menuTrigger="input"
        // What was typed may stand with its list closed; otherwise that opens again at once.
        allowsCustomValue
        className="w-full max-w-105"
        inputRef={input}
        items={offered}
        inputValue={typed}
        onInputChange={setTyped}
        onBlur={() => {
          setTyped('')
          onBlur()
        }}
        selectedKey={null}
        onSelectionChange={(key) => key !== null && choose([...chosen, String(key)])}
        onEnter={() => {
          const [only, ...others] = offered
          if (typed === '' || !only || others.length > 0) return false
          choose([...chosen, only.id])
          return true
        }}
        errorMessage={fault}
        emptyText="No field is called that."
      >
        {({ id, resource, field: each }) => (
          <Option id={id} textValue={`${resource.title} · ${fieldLabel(resource, each)}`}>
            {resource.title} · {fieldLabel(resource, each)}
            <span className="ml-2 font-mono text-ink-3 text-small max-sm:ml-0 max-sm:block max-sm:truncate">
              {id}
            </span>
          </Option>
        )}
      </ComboBox>
      {found.length > offered.length && typed !== '' && (
        <span className="px-2 text-ink-3 text-small">
          The first {MAX_OFFERED} are listed. Type more to find others.
        </span>
      )}
    </div>
  )
}

const kindOf = (id: string): string => id.slice(0, id.indexOf('.'))

/** The fields that a text finds: words of it may name the kind of record instead. */
function useFound(typed: string): readonly NamedField[] {
  return useMemo(() => {
    const words = typed
      .toLowerCase()
      .split(/[\s·.]+/)
      .filter(Boolean)
    return (resources as readonly Resource[]).flatMap((resource) => {
      const kind = `${resource.title} ${resource.plural}`.toLowerCase()
      const hits = searchOf(resource)(words.filter((word) => !kind.includes(word)).join(' '))
      const own = new Map(
        EVERY_FIELD.flatMap((each) =>
          each.resource === resource ? [[each.field.column, each] as const] : [],
        ),
      )
      return [...hits].flatMap((column) => own.get(column) ?? [])
    })
  }, [typed])
}

const searchOf = onceEach(fieldSearch)
