import { useEffect } from 'react'
import { nameOf } from '@/lib/console/form/values'
import { offerInPalette } from '@/lib/console/paletteSources'
import type { Resource } from '@/lib/resources/resource'

/** Lets the palette go to any field of the open form, by its label or its API name. */
export function useFieldsInPalette(resource: Resource, reveal: (column: string) => void): void {
  useEffect(
    () =>
      offerInPalette({
        heading: 'Fields of this form',
        entries: () =>
          resource.leaves.map((field) => ({
            label: field.label,
            hint: nameOf(field),
            run: () => reveal(field.column),
          })),
      }),
    [resource, reveal],
  )
}
