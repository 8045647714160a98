'use client'

import { Sheet } from '@/components/ui/display/Sheet'
import type { ApiAnswer, ApiDocument } from '../document'
import { typeWords, variantsOf } from '../schema'
import { Variants } from './BodySheet'

interface Props {
  document: ApiDocument
  answers: readonly ApiAnswer[]
}

/** What a call that went well answers with. */
export function Answers({ document, answers }: Props) {
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
