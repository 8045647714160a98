import { useEffect } from 'react'
import { offerInPalette } from '@/components/page/paletteSources'
import type { Resource } from '@/lib/resources/resource'
import { fieldName } from './values'

/** Lets the palette go to any field of the open form, by its label or its API name. */
export function useFieldsInPalette(resource: Resource, reveal: (column: string) => void): void {
  useEffect(
    () =>
      offerInPalette({
        heading: 'Fields of this form',
        entries: () =>
          resource.leaves.map((field) => ({
            label: field.label,
            hint: fieldName(field),
            run: () => reveal(field.column),
          })),
      }),
    [resource, reveal],
  )
}
