'use client'

import { ChevronRight } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { cn } from '@/components/ui/cn'
import { SearchField } from '@/components/ui/field/SearchField'
import { matchesAll } from '@/lib/text/matchesAll'
import type { ApiDocument, ReferenceSchema } from '../document'
import { type Member, membersOf } from '../schema'
import { Marked } from './Marked'

interface Props {
  document: ApiDocument
  members: readonly Member[]
}

const MANY = 20
const SHOWN_VALUES = 12

/** Members as ruled rows; many of them can be searched. */
export function MemberRows({ document, members }: Props) {
  const [typed, setTyped] = useState('')
  const shown = members.filter(({ name, description, type }) =>
    matchesAll(typed, name, description, type),
  )
  return (
    <>
      {members.length > MANY && (
        <div className="flex items-center gap-3 border-rule border-b px-4 py-2">
          <SearchField
            label={`Find one of ${members.length}`}
            value={typed}
            onChange={setTyped}
            className="w-full sm:w-70"
          />
          <p role="status" className="text-ink-3">
            {typed && `${shown.length} match`}
          </p>
        </div>
      )}
      <ul>
        {shown.map((member) => (
          <MemberRow key={member.name} document={document} member={member} />
        ))}
      </ul>
    </>
  )
}

function MemberRow({ document, member }: { document: ApiDocument; member: Member }) {
  const { name, type, isRequired, description, rules, values, inner } = member
  return (
    <li className="border-rule px-4 py-2 not-last:border-b">
      <div className="gap-x-4 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <p className="wrap-anywhere">
          <span className="font-mono text-small">{name}</span>{' '}
          {isRequired && <span className="text-amber text-small">required</span>}
          <span className="block text-ink-3 text-small">{type}</span>
        </p>
        <div className="min-w-0">
          <Marked text={description} />
          {values.length > 0 && <Values name={name} values={values} />}
          {rules.length > 0 && <p className="text-ink-3 text-small">{rules.join(', ')}</p>}
        </div>
      </div>
      {inner && <Inner document={document} schema={inner} name={name} />}
    </li>
  )
}

interface ValuesProps {
  /** Of which member. */
  name: string
  values: readonly string[]
}

/** The values that a member takes: the first of many, and all of them for who asks. */
function Values({ name, values }: ValuesProps) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const isMany = values.length > SHOWN_VALUES
  const shown = isWhole ? values : values.slice(0, SHOWN_VALUES)
  return (
    <p className="mt-0.5 text-ink-3 text-small wrap-anywhere">
      {isMany && !isWhole ? 'among others ' : 'one of '}
      <span id={id} className="font-mono">
        {shown.map((value, at) => (
          <Fragment key={value}>
            {/* A value breaks where a line has no room for it alone, and not behind its minus. */}
            <span className="inline-block max-w-full">{value || '""'}</span>
            {at < shown.length - 1 && ', '}
          </Fragment>
        ))}
      </span>
      {isMany && (
        <>
          {' '}
          <Button
            aria-expanded={isWhole}
            aria-controls={id}
            onPress={() => setWhole(!isWhole)}
            className="min-h-6 cursor-default rounded-tag font-medium text-accent hover:underline"
          >
            {isWhole ? 'Show the first' : `Show all ${values.length}`}
            <span className="sr-only"> values of {name}</span>
          </Button>
        </>
      )}
    </p>
  )
}

interface InnerProps {
  document: ApiDocument
  schema: ReferenceSchema
  name: string
}

/** What a member holds, opened on demand: some hold a whole client. */
function Inner({ document, schema, name }: InnerProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="mt-1">
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={() => setOpen(!isOpen)}
        className="-ml-1 flex min-h-6 cursor-default items-center gap-1 rounded-tag pr-2 font-medium text-accent"
      >
        <ChevronRight
          aria-hidden
          className={cn('size-4 transition-transform', isOpen && 'rotate-90')}
        />
        {isOpen ? 'Hide' : 'Show'} members of {name}
      </Button>
      {isOpen && (
        <div id={id} className="mt-1 overflow-clip rounded-control border border-rule">
          <MemberRows document={document} members={membersOf(document, schema)} />
        </div>
      )}
    </div>
  )
}
