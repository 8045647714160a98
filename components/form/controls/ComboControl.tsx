'use client'

import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { OpenNamed } from '@/components/names/OpenNamed'
import { type Known, meantBy, type Name, theOneCalled } from '@/components/names/read'
import {
  useNameInUse,
  useNamesakes,
  useRemember,
  useSuggestions,
} from '@/components/names/useNames'
import { isCalledById, sharedWords, unknownWords } from '@/components/names/words'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { NamedOption } from '@/components/ui/field/NamedOption'
import type { Naming } from '@/lib/derive/naming'
import { type ControlProps, FormContext } from '../model/formModel'
import { LookUpsContext } from '../model/lookUps'
import { NOT_SET } from '../model/show'

interface Props extends ControlProps {
  naming: Naming
}

/** What stands in the input while it is typed, and the value that it made. */
interface Typed {
  readonly text: string
  readonly value: string | null
}

/**
 * A value that stands for something with a name. It is shown and found by that name, or by itself:
 * what is typed is the value, until it is the name of one thing alone, or a suggestion is chosen.
 */
export function ComboControl({ naming, value, onChange, onBlur, fault, labelledBy }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [entry, setEntry] = useState<Typed | null>(null)
  const id = typeof value === 'string' ? value : null
  const held = useRef(id)
  held.current = id
  // What came from elsewhere, as by an undo, takes the place of what was typed.
  const typed = entry?.value === id ? entry : null
  const looked = useSuggestions(naming, typed?.text ?? '', isOpen || typed !== null)
  const known = useNameInUse(naming, typed ? null : id)
  const remember = useRemember(naming)
  const isById = isCalledById(naming)
  const shown = (isById ? id : known?.name) || id || ''
  const isUnknown = known === null && !typed
  const namesakes = useNamesakes(naming, isUnknown ? id : null).map((each) => each.id)
  const isShared = namesakes.length > 1
  const input = useRef<HTMLInputElement>(null)

  // A name that comes late takes the place of a selected id: it is selected in its turn, so that
  // typing replaces it.
  const isTyped = typed !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the text that is shown
  useLayoutEffect(() => {
    if (!isTyped && document.activeElement === input.current) input.current?.select()
  }, [shown, isTyped])

  function set(next: string | null, text: string | null) {
    setEntry(text === null ? null : { text, value: next })
    onChange(next)
  }
  // Whoever saves by the keys leaves no field before: a whole name counts while it is typed.
  const meant = typed && meantBy(typed.text, looked.found)
  useEffect(() => {
    if (!typed || !meant || typed.value !== typed.text || meant.id === typed.value) return
    setEntry({ text: typed.text, value: meant.id })
    onChange(meant.id)
  }, [typed, meant, onChange])

  const around = use(LookUpsContext)
  const lookUps = use(FormContext)?.lookUps ?? around
  /** Takes a text for the only thing of that name, unless another has come in its place meanwhile. */
  const lookUp = (own: string): Promise<void> =>
    theOneCalled(naming, own.trim()).then(
      (named) => {
        if (named && held.current === own) onChange(named.id)
      },
      // Advice is given on a value that nothing was found for.
      () => undefined,
    )
  const looking = useRef(lookUp)
  looking.current = lookUp
  // Whoever saves before anything was found waits for it: the name would be sent as the id.
  const unknown = typed && !meant && typed.value === typed.text ? typed.text : null
  useEffect(
    () => (unknown === null ? undefined : lookUps?.note(() => looking.current(unknown))),
    [lookUps, unknown],
  )

  /** What was typed is taken for what it means, as far as that is known by now, or once it is. */
  function leave() {
    if (typed?.value) {
      const { value: own } = typed
      set(meant?.id ?? own, null)
      if (!meant) {
        const answer = lookUp(own)
        const stop = lookUps?.note(() => answer)
        void answer.then(stop)
      }
    } else setEntry(null)
    onBlur()
  }
  return (
    <ComboBox
      look="ruled"
      aria-labelledby={labelledBy}
      // A name that comes late opens no list: only what is typed does.
      menuTrigger={typed ? 'input' : 'manual'}
      allowsCustomValue
      placeholder={value === '' ? 'Empty text' : NOT_SET}
      inputRef={input}
      items={looked.found}
      inputValue={typed ? typed.text : shown}
      onInputChange={(text) => set(text === '' ? null : text, text)}
      selectedKey={typed ? null : id}
      onSelectionChange={(key) => {
        const chosen = looked.found.find((each) => each.id === key)
        if (!chosen) return
        remember(chosen)
        set(chosen.id, null)
      }}
      onOpenChange={setOpen}
      onBlur={leave}
      trailing={known && <Behind naming={naming} name={known} />}
      errorMessage={fault}
      description={
        isUnknown && id && (isShared || !fault) ? (
          <span className="block px-2 text-amber">
            {isShared ? sharedWords(naming, id, namesakes) : unknownWords(naming, id)}
          </span>
        ) : undefined
      }
      emptyText={looked.none}
    >
      {(each: Name) => <NamedOption {...each} isCalledById={isById} />}
    </ComboBox>
  )
}

/** After the name of what is held: its id, whether it is in use, and the way to it. */
function Behind({ naming, name: { id, name, active } }: { naming: Naming; name: Known }) {
  return (
    <>
      {active === false && <span className="shrink-0 text-amber text-small">inactive</span>}
      <span className="max-w-[45%] shrink-0 truncate text-ink-3 text-small">
        {isCalledById(naming) ? name : <span className="font-mono">{id}</span>}
      </span>
      <OpenNamed naming={naming} id={id} />
    </>
  )
}
