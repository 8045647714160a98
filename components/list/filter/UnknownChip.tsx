'use client'

import { useState } from 'react'
import { TextField } from '@/components/ui/field/TextField'
import { partsOfList } from '@/lib/text/commaList'
import { ChipFrame } from './ChipFrame'
import { EditorFoot } from './editor/EditorFoot'

interface Props {
  parameter: string
  values: readonly string[]
  fault: string | undefined
  /** No value takes the parameter away. */
  onChange: (values: readonly string[]) => void
}

/** A parameter of the address that this page does not understand: it is passed on as it stands. */
export function UnknownChip({ parameter, values, fault, onChange }: Props) {
  const text = values.join(',')
  return (
    <ChipFrame label={parameter} words={text} isUnknown fault={fault} onRemove={() => onChange([])}>
      {(close) => (
        <Editor
          {...{ parameter, text }}
          onApply={(next) => {
            close()
            onChange(next === '' ? [] : partsOfList(next))
          }}
        />
      )}
    </ChipFrame>
  )
}

interface EditorProps {
  parameter: string
  text: string
  onApply: (text: string) => void
}

function Editor({ parameter, text, onApply }: EditorProps) {
  const [typed, setTyped] = useState(text)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onApply(typed)
      }}
    >
      <div className="p-3">
        <TextField
          autoFocus
          mono
          label={parameter}
          description="This page has no words for it: the service is asked with it as it stands."
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck="false"
        />
      </div>
      <EditorFoot />
    </form>
  )
}
