import { CodeBlock } from '../parts/CodeBlock'
import type { Tried } from './send'

/** The answer to a call that was tried, or why there is none. */
export function Answered({ tried }: { tried: Tried | string }) {
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
