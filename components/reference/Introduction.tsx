'use client'

import { Download } from 'lucide-react'
import { PageLink } from '@/components/page/PageLink'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { Sheet } from '@/components/ui/display/Sheet'
import type { Parameter } from './document'
import { allErrorCodes } from './errors'
import { ParameterRows } from './operation/Parameters'
import { ErrorTable } from './parts/ErrorTable'
import { Marked } from './parts/Marked'
import { useApiDocument } from './useApiDocument'

/** What holds for every call: where the API is, its headers, its errors. */
export function Introduction() {
  const document = useApiDocument().data?.document
  if (!document) return null
  const { info, servers, components } = document
  const shared = Object.values(components.parameters ?? {}) as Parameter[]
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2 pt-5">
        <div className="flex-1 basis-64">
          <h1 className="font-semibold text-record">{info.title} API</h1>
          <p className="text-ink-2">{info.summary}</p>
        </div>
        <a
          href="/api/v1/openapi.json"
          download="fleetbook-openapi.json"
          className={buttonClass('secondary')}
        >
          <Download aria-hidden /> OpenAPI document
        </a>
      </header>
      <Sheet title="Calling it" purpose={`version ${info.version}`}>
        <div className="flex flex-col gap-3 px-4 py-3">
          <p>
            Every path below starts with{' '}
            <code className="rounded-tag bg-sunk px-1 font-mono text-small">{servers[0]?.url}</code>
            . Whoever is new here begins with the{' '}
            <PageLink href="/guides" className="text-accent underline">
              guides
            </PageLink>
            : a first call in five minutes, then all that takes more than one. Sign in once, then
            send the token with each call. The console itself makes no other calls than these.
          </p>
          <Marked text={info.description ?? ''} />
        </div>
      </Sheet>
      <Sheet title="Shared headers" purpose="Each operation says which of them it reads.">
        <ParameterRows
          document={document}
          parameters={shared.filter((each) => each.in === 'header')}
        />
      </Sheet>
      <Sheet title="Error codes" purpose="The member code of a failing answer.">
        <ErrorTable label="Error codes" errors={allErrorCodes(document)} />
      </Sheet>
    </div>
  )
}
