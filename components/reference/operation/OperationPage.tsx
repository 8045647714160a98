'use client'

import { FileQuestion } from 'lucide-react'
import { Crumbs } from '@/components/page/Crumbs'
import { PageLink } from '@/components/page/PageLink'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { Sheet } from '@/components/ui/display/Sheet'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import type { ApiAnswer, ApiDocument } from '../document'
import { errorCodes } from '../errors'
import { referencePage } from '../nav/pages'
import { ErrorTable } from '../parts/ErrorTable'
import { Marked } from '../parts/Marked'
import { MethodTag } from '../parts/MethodTag'
import { typeWords, variantsOf } from '../schema'
import { useApiDocument } from '../useApiDocument'
import { BodySheet, Variants } from './BodySheet'
import { CallExample } from './CallExample'
import { Parameters } from './Parameters'

/** All that the document says of one operation. */
export function OperationPage({ id }: { id: string }) {
  const reference = useApiDocument().data
  const crumbs = (label: string) => (
    <Crumbs
      items={[{ label: 'API reference', href: referencePage }, { label }]}
      title={[label, 'API reference']}
    />
  )
  if (!reference) return crumbs(id)
  const { document } = reference
  const operation = reference.operations.find((each) => each.id === id)
  if (!operation) {
    return (
      <EmptyState
        heading="h1"
        icon={<FileQuestion />}
        title={`There is no operation ${id}`}
        action={
          <PageLink href={referencePage} className={buttonClass('secondary')}>
            Go to the introduction
          </PageLink>
        }
      >
        It may have another name in this version of the API.
        {crumbs('No such operation')}
      </EmptyState>
    )
  }
  const { method, path, summary, description, permission, needsToken, body } = operation
  return (
    <article className="flex flex-col gap-4">
      {crumbs(summary)}
      <header className="pt-5">
        <h1 className="font-semibold text-record">{summary}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-1">
          <MethodTag method={method} />
          <code className="font-mono text-small wrap-anywhere">{path}</code>
          {operation.isDeprecated && (
            <span className="rounded-tag bg-amber-wash px-1.5 font-medium text-amber text-small">
              Deprecated
            </span>
          )}
        </p>
        <div className="mt-3 max-w-prose">
          <Marked text={description} />
        </div>
        <p className="mt-2 text-ink-2">
          {permission ? (
            <>
              Takes the permission <code className="font-mono text-small">{permission}</code>.
            </>
          ) : needsToken ? (
            'Takes a token, and no permission.'
          ) : (
            'Takes no token.'
          )}
        </p>
      </header>
      <CallExample document={document} operation={operation} />
      <Parameters document={document} parameters={operation.parameters} />
      {body && <BodySheet document={document} body={body} />}
      <Answers document={document} answers={operation.successes} />
      <Sheet title="Errors">
        <ErrorTable label="Errors" errors={operation.failures.flatMap(errorCodes)} />
      </Sheet>
    </article>
  )
}

interface Props {
  document: ApiDocument
  answers: readonly ApiAnswer[]
}

/** What a call that went well answers with. */
function Answers({ document, answers }: Props) {
  return answers.map(({ status, description, headers, schema }) => (
    <Sheet
      key={status}
      title={`Answer ${status}`}
      purpose={schema ? typeWords(document, schema) : description}
    >
      <p className="border-rule px-4 py-2 text-ink-3 text-small wrap-anywhere not-last:border-b">
        Headers {headers.join(', ')}
      </p>
      {schema && <Variants document={document} variants={variantsOf(document, schema)} />}
    </Sheet>
  ))
}
