'use client'

import { type RefObject, use, useEffect, useRef, useState } from 'react'
import {
  Autocomplete,
  type AutocompleteProps,
  AutocompleteStateContext,
} from 'react-aria-components'
import { counted } from '@/lib/text/words'

const LINES = '[data-key]:is([role=option], [role^=menuitem])'

/** For so long, in ms, nothing is typed and nothing comes before it is said what there is. */
const PAUSE = 400

/** A search with the menu or list that it narrows: how many lines are left is heard, too, or that none is. */
export function Finder<Item extends object>({ children, ...props }: AutocompleteProps<Item>) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <Autocomplete {...props}>
      <div ref={place} className="contents">
        {children}
      </div>
      <Found place={place} />
    </Autocomplete>
  )
}

function Found({ place }: { place: RefObject<HTMLElement | null> }) {
  const typed = use(AutocompleteStateContext)?.inputValue ?? ''
  const [words, setWords] = useState('')
  useEffect(() => {
    const found = place.current
    if (!found || typed === '') return setWords('')
    const tell = () => setWords(wordsOf(found))
    let timer = setTimeout(tell, PAUSE)
    // Lines may be on their way.
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(tell, PAUSE)
    })
    observer.observe(found, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [place, typed])
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}

/** How many lines there are, or what stands in their place. */
function wordsOf(found: HTMLElement): string {
  const lines = found.querySelectorAll(LINES).length
  if (lines > 0) return counted(lines, 'match', 'matches')
  return found.querySelector('[role=menu], [role=listbox]')?.textContent ?? ''
}
