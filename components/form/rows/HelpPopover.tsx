'use client'

import { Copy, History, RotateCcw, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components'
import { PageLink } from '@/components/page/PageLink'
import { useStore } from '@/components/state/store'
import { Button } from '@/components/ui/button/Button'
import { IconButton } from '@/components/ui/button/IconButton'
import { copyText } from '@/components/ui/feedback/copyText'
import { named } from '@/components/ui/overlay/named'
import { Popover } from '@/components/ui/overlay/Popover'
import type { Field } from '@/lib/resources/resource'
import { countWords } from '@/lib/text/words'
import { useFormModel } from '../model/formContext'
import { inWords } from '../model/show'
import { fieldName, same } from '../model/values'
import { helpStore } from './helpStore'

interface Props {
  isReadOnly: boolean
  /** Address of the history of a field, when the record has one. */
  historyOf?: ((name: string) => string) | undefined
}

/** What a field means and what can be done with it, beside the row it belongs to. */
export function HelpPopover(props: Props) {
  const open = useStore(helpStore, null)
  const anchor = useRef<Element | null>(null)
  if (open) anchor.current = open.anchor
  const close = () => helpStore.set(null)
  // The store outlasts the form, and the next one has other fields.
  useEffect(() => () => helpStore.set(null), [])
  return (
    <Popover
      triggerRef={anchor}
      isOpen={open !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      placement="bottom start"
      className="w-80 max-w-[calc(100vw-2rem)]"
    >
      <Dialog
        {...named('about-field')}
        aria-label={`About ${open?.field.label ?? 'the field'}`}
        className="outline-none"
      >
        {open && <Help field={open.field} close={close} {...props} />}
      </Dialog>
    </Popover>
  )
}

function Help({
  field,
  close,
  isReadOnly,
  historyOf,
}: Props & { field: Field; close: () => void }) {
  const { form, base, put } = useFormModel()
  const name = fieldName(field)
  const value = form.getValues(field.column) ?? null
  const was = base.get()[field.column] ?? null
  const hasDefault = field.default !== undefined

  function act(values: () => void) {
    close()
    values()
  }

  return (
    <div className="flex flex-col gap-3 p-4">
      <div>
        <h3 className="font-semibold">{field.label}</h3>
        <div className="flex items-center gap-1">
          <code className="min-w-0 font-mono text-ink-2 text-small wrap-anywhere">{name}</code>
          <IconButton
            label="Copy the API name"
            icon={<Copy />}
            className="size-6"
            onPress={() => copyText(name, 'the API name')}
          />
        </div>
      </div>
      <p className="text-ink-2">{field.help}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <dt className="text-ink-3">Default</dt>
        <dd>{hasDefault ? inWords(field, null) : 'None: not set'}</dd>
        {field.unit && (
          <>
            <dt className="text-ink-3">Unit</dt>
            <dd>{field.unit}</dd>
          </>
        )}
        {field.maxLength !== undefined && (
          <>
            <dt className="text-ink-3">At most</dt>
            <dd>{countWords(field.maxLength)} characters</dd>
          </>
        )}
      </dl>
      <div className="-mx-4 -mb-2 flex flex-col items-start border-rule border-t px-1 pt-2">
        {!isReadOnly && !same(field, was, value) && (
          <Button
            variant="quiet"
            icon={<Undo2 />}
            onPress={() => act(() => put({ [field.column]: was }))}
          >
            Undo the change
          </Button>
        )}
        {!isReadOnly && !field.required && (
          <Button
            variant="quiet"
            icon={<RotateCcw />}
            isDisabled={same(field, value, null)}
            onPress={() => act(() => put({ [field.column]: null }))}
          >
            Reset to default
          </Button>
        )}
        {historyOf && (
          <PageLink
            href={historyOf(name)}
            onClick={close}
            className="inline-flex h-control items-center gap-2 rounded-control px-3 font-medium text-ink-2 hover:bg-sunk hover:text-ink"
          >
            <History aria-hidden className="size-4" />
            History of this field
          </PageLink>
        )}
      </div>
    </div>
  )
}
