'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLetterKeys } from '@/components/page/letterKeys'
import { SearchField } from '@/components/ui/field/SearchField'

interface Props {
  /** What it looks in. */
  words: string
  value: string
  onChange: (search: string) => void
  /** Arrow down leads from here to the rows. */
  onLeave: () => void
  /** Where there is a keyboard to press `/` on. */
  hasKey: boolean
  inputRef: RefObject<HTMLInputElement | null>
}

const PAUSE = 250
/** The most that the endpoint takes. */
const MAX_LENGTH = 100

/** The search. What is typed is asked for once the hands rest, and at once with Enter. */
export function SearchBox({ words, value, onChange, onLeave, hasKey, inputRef }: Props) {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const [letters] = useLetterKeys()

  // Back, or a link, has changed it: not this field.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])

  const ask = (next: string) => {
    asked.current = next.trim()
    onChange(asked.current)
  }
  const askAnew = () => {
    if (text.trim() !== asked.current) ask(text)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (text.trim() === asked.current) return
    const wait = setTimeout(askAnew, PAUSE)
    return () => clearTimeout(wait)
  }, [text])

  return (
    <SearchField
      label={`Search ${words}`}
      placeholder={words}
      shortcut={letters && hasKey ? '/' : undefined}
      inputRef={inputRef}
      maxLength={MAX_LENGTH}
      value={text}
      onChange={setText}
      onSubmit={ask}
      // Whoever leaves by a link is not to be called back by what was typed last.
      onBlur={askAnew}
      onClear={() => ask('')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        onLeave()
      }}
      className="min-w-0 flex-1"
    />
  )
}
