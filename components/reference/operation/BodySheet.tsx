'use client'

import { Sheet } from '@/components/ui/display/Sheet'
import type { ApiDocument, ApiOperation } from '../document'
import { Marked } from '../parts/Marked'
import { MemberRows } from '../parts/MemberRows'
import { type Variant, variantsOf } from '../schema'

interface Props {
  document: ApiDocument
  body: NonNullable<ApiOperation['body']>
}

/** What a request carries. */
export function BodySheet({ document, body }: Props) {
  return (
    <Sheet title="Body" purpose={body.isRequired ? 'required' : 'may be left out'}>
      <p className="border-rule border-b px-4 py-2 text-ink-3 text-small wrap-anywhere">
        As {body.mediaTypes.join(', ')}
      </p>
      <Variants document={document} variants={variantsOf(document, body.schema)} />
    </Sheet>
  )
}

interface VariantsProps {
  document: ApiDocument
  variants: readonly Variant[]
}

/** The forms of a body, one below the other. */
export function Variants({ document, variants }: VariantsProps) {
  return variants.map((variant, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: the forms of a body do not change
      key={index}
      className="border-rule not-first:border-t"
    >
      {(variant.description || variants.length > 1) && (
        <div className="border-rule border-b px-4 py-2 text-ink-2">
          {variants.length > 1 && (
            <p className="font-medium text-ink">
              {index > 0 && 'or '}
              {variant.title}
            </p>
          )}
          {variant.description && <Marked text={variant.description} />}
        </div>
      )}
      {variant.members.length > 0 && <MemberRows document={document} members={variant.members} />}
    </div>
  ))
}
