'use client'

import { Play } from 'lucide-react'
import { useId, useState } from 'react'
import { useSingleCall } from '@/components/api/useSingleCall'
import { useStore } from '@/components/state/store'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import { Banner } from '@/components/ui/feedback/Banner'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { TextField } from '@/components/ui/field/TextField'
import type { ApiDocument, ApiOperation } from '../document'
import { CodeBlock } from '../parts/CodeBlock'
import { type Draft, effectOf, hasDryRun, headersFaultOf, requestOf } from './request'
import { send, type Tried, triedKey } from './send'

interface Props {
  document: ApiDocument
  operation: ApiOperation
  draft: Draft
  /** Told what somebody has typed or ticked. */
  onChange: (changes: Partial<Draft>) => void
  /** Told that the call has been carried out as it was meant. */
  onCarriedOut: () => void
  /** Why the body cannot be sent; nothing where it can. */
  fault: string | undefined
}

const SEND = { reads: 'Send', tries: 'Send as dry run', writes: 'Send and write', waits: 'Send' }

/** Makes a call of an operation with a key of one's own, dry where it writes until that is meant. */
export function TryCall({ document, operation, draft, fault, ...props }: Props) {
  const key = useStore(triedKey, '')
  const [tried, setTried] = useState<Tried | string>()
  const hint = useId()
  const { path, query, headers, body } = draft
  const effect = effectOf(operation, draft)
  const headersFault = headersFaultOf(operation, draft)
  const lacksKey = operation.needsToken && key.trim() === ''
  const change = props.onChange

  async function go() {
    const request = requestOf(document, operation, location.origin, draft)
    try {
      setTried(await send(request, operation.needsToken ? key : ''))
    } catch {
      setTried('No answer came. Look at the address, the key and the connection.')
    } finally {
      if (effect === 'writes') props.onCarriedOut()
    }
  }
  const { mutate, isPending } = useSingleCall({ mutationFn: go })

  return (
    <Sheet title="Try it" purpose="Calls the service from this page, as another system would.">
      <form
        className="flex flex-col gap-4 px-4 py-4"
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        {operation.needsToken && (
          <TextField
            label="Key or token"
            type="password"
            autoComplete="off"
            mono
            value={key}
            onChange={(typed) => triedKey.set(typed.trim())}
            description="Kept in this page until you leave or reload it, and nowhere else. The call is made by its account, not by you."
          />
        )}
        {Object.keys(path).length > 0 && (
          <div className="grid gap-4 sm:grid-cols-2">
            {Object.entries(path).map(([name, value]) => (
              <TextField
                key={name}
                label={name}
                mono
                value={value}
                onChange={(typed) => change({ path: { ...path, [name]: typed } })}
              />
            ))}
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Query"
            mono
            placeholder="name=value&name=value"
            value={query}
            onChange={(typed) => change({ query: typed })}
          />
          <TextField
            label="Headers"
            mono
            multiline
            placeholder={'If-Match: "1"'}
            value={headers}
            onChange={(typed) => change({ headers: typed })}
            errorMessage={headersFault}
          />
        </div>
        {operation.body && (
          <TextField
            label="Body"
            mono
            multiline
            value={body}
            onChange={(typed) => change({ body: typed })}
            errorMessage={fault}
          />
        )}
        {operation.method !== 'GET' && (
          <>
            {hasDryRun(operation) ? (
              <Checkbox
                isSelected={!draft.isMeant}
                onChange={(isDry) => change({ isMeant: !isDry })}
              >
                Dry run: check everything, write nothing
              </Checkbox>
            ) : (
              <Checkbox isSelected={draft.isMeant} onChange={(isMeant) => change({ isMeant })}>
                Carry it out: this operation has no dry run
              </Checkbox>
            )}
            {effect === 'writes' && (
              <Banner tone="amber">This call is carried out, and enters the history.</Banner>
            )}
          </>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            icon={<Play />}
            isPending={isPending}
            isDisabled={lacksKey || Boolean(fault ?? headersFault) || effect === 'waits'}
            aria-describedby={hint}
          >
            {SEND[effect]}
          </Button>
          <p id={hint} className="text-ink-2">
            {lacksKey
              ? 'Give a key or a token first.'
              : effect === 'waits'
                ? 'Tick the box first.'
                : ''}
          </p>
        </div>
      </form>
      {tried !== undefined && <Answered tried={tried} />}
    </Sheet>
  )
}

/** The answer to a call that was tried, or why there is none. */
function Answered({ tried }: { tried: Tried | string }) {
  if (typeof tried === 'string') {
    return (
      <p role="alert" className="border-rule border-t px-4 py-3 text-red">
        {tried}
      </p>
    )
  }
  const { status, milliseconds, headers, body, isCut } = tried
  return (
    <section aria-label="Answer" className="flex flex-col gap-3 border-rule border-t px-4 py-4">
      <p role="status">
        <span className={`font-semibold ${status < 400 ? 'text-green' : 'text-red'}`}>
          {status}
        </span>{' '}
        <span className="text-ink-2">in {Math.round(milliseconds)} ms</span>
      </p>
      <CodeBlock title="Headers of the answer" text={headers} />
      {body !== '' && <CodeBlock title="Body of the answer" text={body} />}
      {isCut && <p className="text-ink-2">The answer is longer than what is shown here.</p>}
    </section>
  )
}
