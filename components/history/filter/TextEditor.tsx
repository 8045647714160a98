'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import { TextField } from '@/components/ui/field/TextField'
import { type HistoryFilter, isUsable } from '../state'

interface Props {
  name: HistoryFilter
  label: string
  description: string
  /** Said when what was typed cannot be. */
  fault: string
  value: string | undefined
  onApply: (value: string | undefined) => void
}

/** A filter that is typed; empty takes it away. */
export function TextEditor({ name, label, description, fault, value = '', onApply }: Props) {
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(0)
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // Whoever presses Apply hears what is wrong with the field.
  useEffect(() => {
    if (asked > 0) input.current?.focus()
  }, [asked])
  const typed = text.trim()
  const isFaulty = typed !== '' && !isUsable(name, typed)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isFaulty) setAsked(asked + 1)
        else onApply(typed || undefined)
      }}
    >
      <div className="p-3">
        <TextField
          autoFocus
          mono
          label={label}
          description={description}
          value={text}
          onChange={setText}
          autoComplete="off"
          spellCheck="false"
          inputRef={input}
          errorMessage={asked > 0 && isFaulty ? fault : null}
        />
      </div>
      <div className="flex justify-end border-rule border-t bg-paper p-2">
        <Button type="submit" variant="primary">
          Apply
        </Button>
      </div>
    </form>
  )
}
