'use client'

import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { refusedWith } from '@/components/api/problem'
import { AddNamed } from '@/components/names/AddNamed'
import { meantBy, takenFor } from '@/components/names/meant'
import type { Known, Name } from '@/components/names/name'
import {
  chooseWords,
  isCalledById,
  sharedWords,
  standsWords,
  unknownWords,
} from '@/components/names/nameWords'
import { OpenNamed } from '@/components/names/OpenNamed'
import { lookUpMeant } from '@/components/names/read'
import {
  useBegun,
  useNamesakes,
  useRemember,
  useSuggestions,
  useWholeName,
} from '@/components/names/useNames'
import { cn } from '@/components/ui/cn'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { NamedOption } from '@/components/ui/field/NamedOption'
import { idPattern } from '@/lib/derive/idForms'
import type { Naming } from '@/lib/derive/naming'
import { FormContext } from '../model/formContext'
import type { ControlProps } from '../model/formModel'
import { LookUpsContext, type Meant, type Unsure } from '../model/lookUps'
import { nothingIn } from '../model/show'

interface Props extends ControlProps {
  naming: Naming
}

/** What stands in the input while it is typed, and the value that it made. */
interface Typed {
  readonly text: string
  readonly value: string | null
  /** What the field held before the typing. */
  readonly before: string | null
  /** Entered or sent, though the field has not been left: what is to be advised on it is said. */
  readonly isDone: boolean
}

/**
 * A value that stands for something with a name. It is shown and found by that name, or by itself:
 * what is typed is the value, until it is the name of one thing alone, or a suggestion is chosen.
 * Once it is entered, the beginning of one name alone is taken for that one too.
 */
export function ComboControl(props: Props) {
  const { field, naming, value, base, onChange, onBlur, fault, labels } = props
  const [isOpen, setOpen] = useState(false)
  const [entry, setEntry] = useState<Typed | null>(null)
  const id = typeof value === 'string' ? value : null
  const held = useRef(id)
  held.current = id
  // What came from elsewhere, as by an undo, takes the place of what was typed.
  const typed = entry?.value === id ? entry : null
  const looked = useSuggestions(naming, typed?.text ?? '', isOpen || typed !== null)
  const isEntering = typed !== null && !typed.isDone
  const known = useWholeName(naming, isEntering ? null : id)
  const remember = useRemember(naming)
  const isById = isCalledById(naming)
  const shown = (isById ? id : known?.name) || id || ''
  const isUnknown = known === null && !isEntering
  const namesakes = useNamesakes(naming, isUnknown ? id : null).map((each) => each.id)
  const isShared = namesakes.length > 1
  const begun = useBegun(naming, isUnknown && !isShared ? id : null)
  const input = useRef<HTMLInputElement>(null)

  // A name that comes late takes the place of a selected id: it is selected in its turn, so that
  // typing replaces it.
  const isTyped = typed !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the text that is shown
  useLayoutEffect(() => {
    if (!isTyped && document.activeElement === input.current) input.current?.select()
  }, [shown, isTyped])

  function type(text: string) {
    const next = text === '' ? null : text
    setEntry({ text, value: next, before: typed ? typed.before : id, isDone: false })
    onChange(next)
  }
  function take(one: Name) {
    remember(one)
    setEntry(null)
    onChange(one.id)
  }
  // Whoever saves by the keys leaves no field before: a whole name counts while it is typed.
  const meant = typed && meantBy(typed.text, looked.found)
  useEffect(() => {
    if (!typed || !meant || typed.value !== typed.text || meant.id === typed.value) return
    setEntry({ ...typed, value: meant.id })
    onChange(meant.id)
  }, [typed, meant, onChange])

  const around = use(LookUpsContext)
  const lookUps = use(FormContext)?.lookUps ?? around
  /** A text of which nobody knows yet what it means, though one has left it: that could not be read. */
  const [unread, setUnread] = useState<string | null>(null)
  /** Takes a text for what it means, unless another has come in its place meanwhile. */
  const lookUp = (own: string): Promise<Meant | Unsure | undefined> =>
    lookUpMeant(naming, own.trim()).then(
      ({ meant: one, isUnsure }) => {
        setUnread((last) => (last === own ? null : last))
        if (held.current === own) {
          if (one) take(one)
          else setEntry((last) => last && { ...last, isDone: true })
        }
        const asked = { column: field.column, text: own }
        if (one) return { ...asked, id: one.id }
        // What it may mean is said already.
        return isUnsure && !typed?.isDone ? asked : undefined
      },
      (fault) => {
        // Advice is given on a value that nothing was found for.
        if (isAnswered(fault)) return undefined
        setUnread(own)
        throw fault
      },
    )
  const looking = useRef(lookUp)
  looking.current = lookUp
  // Whoever saves before anything was found waits for it: the name would be sent as the id.
  const unknown = typed && !meant && typed.value === typed.text ? typed.text : null
  const open = unknown ?? (unread === id ? unread : null)
  useEffect(
    () => (open === null ? undefined : lookUps?.note(() => looking.current(open))),
    [lookUps, open],
  )

  const taken = typed?.value ? takenFor(typed.text, looked.found, looked.isAll) : undefined
  /** What was typed is taken for what it means, as far as that is known by now, or once it is. */
  function settle() {
    if (taken) return take(taken)
    if (!typed?.value) return
    const answer = lookUp(typed.value)
    const stop = lookUps?.note(() => answer)
    void answer.then(stop, stop)
  }
  function enter(): boolean {
    settle()
    // What is shown for what was typed is seen before anything is done with it.
    return taken !== undefined && taken.id !== typed?.value
  }
  function leave() {
    setEntry(null)
    settle()
    onBlur()
  }
  function takeBack(): boolean {
    if (!typed) return false
    setEntry(null)
    onChange(typed.before)
    return true
  }
  // The service has for it that this is no id: here nobody need know what ids look like.
  const isNoId = id !== null && field.target !== undefined && !idPattern(field.target).test(id)
  const isFree = field.refersTo !== undefined
  return (
    <ComboBox
      look="ruled"
      isFitted
      {...labels}
      // A name that comes late opens no list: only what is typed does.
      menuTrigger={typed ? 'input' : 'manual'}
      allowsCustomValue
      placeholder={value === '' ? 'Empty text' : nothingIn(field, base)}
      inputRef={input}
      items={looked.found}
      inputValue={typed ? typed.text : shown}
      onInputChange={type}
      selectedKey={typed ? null : id}
      onSelectionChange={(key) => {
        const chosen = looked.found.find((each) => each.id === key)
        if (chosen) take(chosen)
      }}
      onEnter={enter}
      onEscape={takeBack}
      onOpenChange={setOpen}
      onBlur={leave}
      trailing={known && <Behind naming={naming} name={known} />}
      errorMessage={fault && isNoId ? chooseWords(naming) : fault}
      description={
        isUnknown && id && (isShared || begun.length > 0 || !fault) ? (
          <span className="block px-2 text-amber">
            {isShared ? sharedWords(naming, id, namesakes) : unknownWords(naming, id, begun)}
            {isFree && !isShared && (
              <>
                {' '}
                {standsWords(naming)} <AddNamed naming={naming} />
              </>
            )}
          </span>
        ) : undefined
      }
      emptyText={looked.none}
    >
      {(each: Name) => <NamedOption {...each} isCalledById={isById} />}
    </ComboBox>
  )
}

const NOTHING_FOUND: ReadonlySet<number | undefined> = new Set([400, 403, 404, 422])

/** Whether the service itself has said that it has no names for a text. */
const isAnswered = (fault: unknown): boolean => NOTHING_FOUND.has(refusedWith(fault))

const behindClass = 'min-w-0 max-w-max grow-1000 basis-0 text-ink-3 text-small'

/** After the name of what is held: its id, whether it is in use, and the way to it. */
function Behind({ naming, name: { id, name, active } }: { naming: Naming; name: Known }) {
  return (
    <>
      {active === false && <span className="shrink-0 text-amber text-small">inactive</span>}
      {/* It takes what the value leaves, and no more than it needs. */}
      {isCalledById(naming) ? (
        <span title={name} className={cn(behindClass, 'truncate')}>
          {name}
        </span>
      ) : (
        // All of it or nothing: a part of an id is another one. Without room it wraps out of sight.
        <span
          title={id}
          className={cn(behindClass, 'flex h-4 flex-wrap overflow-hidden before:h-4 before:w-0')}
        >
          <span className="whitespace-nowrap font-mono">{id}</span>
        </span>
      )}
      <OpenNamed naming={naming} id={id} />
    </>
  )
}
