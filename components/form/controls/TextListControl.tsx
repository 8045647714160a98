'use client'

import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '@/components/ui/button/IconButton'
import { describedBy } from '@/components/ui/field/describedBy'
import { RuledField } from '@/components/ui/field/RuledField'
import type { ControlProps } from '../model/formModel'

/** Texts in their order. Enter goes on to a new one; pasted lines become entries of their own. */
export function TextListControl({ field, value, onChange, onBlur, fault, labels }: ControlProps) {
  const entries = Array.isArray(value) ? (value as readonly string[]) : []
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const faultId = fault ? id : undefined
  const isFaulty = (index: number) => fault?.startsWith(`Entry ${index + 1}:`) ?? false

  function insert(at: number, lines: readonly string[], replaced = 0) {
    onChange([...entries.slice(0, at), ...lines, ...entries.slice(at + replaced)])
  }

  /** As `insert`, with the focus in an entry at once: what is typed right after it belongs there. */
  function insertAndGo(to: number, ...inserted: Parameters<typeof insert>) {
    flushSync(() => insert(...inserted))
    list.current?.querySelectorAll<HTMLElement>('input, textarea')[to]?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and name itself
    <div
      ref={list}
      role="group"
      {...labels}
      aria-describedby={describedBy(labels['aria-describedby'], faultId)}
      className="flex flex-col gap-0.5"
    >
      {entries.map((entry, index) => (
        <RuledField
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are texts that may be equal
          key={index}
          aria-label={`${field.label}, entry ${index + 1}`}
          autoComplete="off"
          value={entry}
          onChange={(text) => insert(index, [text], 1)}
          onBlur={onBlur}
          isInvalid={isFaulty(index)}
          aria-describedby={isFaulty(index) ? faultId : undefined}
          onPaste={(event) => {
            const lines = event.clipboardData.getData('text').split(/\r?\n/).filter(Boolean)
            if (lines.length < 2) return
            event.preventDefault()
            // What is selected is pasted over, as in any field.
            const { selectionStart, selectionEnd } = event.target as HTMLInputElement
            const kept = entry.slice(0, selectionStart ?? 0) + entry.slice(selectionEnd ?? 0)
            insert(index, kept === '' ? lines : [kept, ...lines], 1)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') {
              event.preventDefault()
              insertAndGo(index + 1, index + 1, [''])
            } else if (event.key === 'Backspace' && entry === '') {
              event.preventDefault()
              insertAndGo(Math.max(0, index - 1), index, [], 1)
            }
          }}
          trailing={
            <IconButton
              label={`Remove entry ${index + 1}`}
              icon={<X />}
              className="-mr-1.5 size-6"
              onPress={() => insert(index, [], 1)}
            />
          }
        />
      ))}
      <button
        type="button"
        className="flex min-h-control w-fit items-center gap-1.5 rounded-control px-2 text-ink-3 hover:bg-sunk hover:text-ink"
        onClick={() => insertAndGo(entries.length, entries.length, [''])}
      >
        <Plus aria-hidden className="size-3.5" />
        Add an entry
      </button>
      {fault && (
        <span id={faultId} className="px-2 text-red text-small">
          {fault}
        </span>
      )}
    </div>
  )
}
