'use client'

import type { FormLook } from '@/components/form/look'
import type { Change } from '@/components/form/model/changes'
import { useFormModel } from '@/components/form/model/formContext'
import { inWords } from '@/components/form/model/show'
import { isEmpty, same } from '@/components/form/model/values'
import { listed } from '@/lib/text/words'

/** What the review says of a record that is replaced as a whole, and not changed in part. */
export const replacedReview: FormLook['review'] = {
  description: 'Saving replaces the whole record: every field is sent as the form shows it.',
  more: Resets,
}

/** What this save takes back to its default, and what already stands there and stays. */
function Resets({ changes }: { changes: readonly Change[] }) {
  const { resource, form } = useFormModel()
  const isDefault = (column: string) => {
    const field = resource.leaves.find((each) => each.column === column)
    const value = form.getValues(column) ?? null
    return field !== undefined && (same(field, value, null) || isEmpty(field, value))
  }
  const reset = changes.filter(({ field }) => isDefault(field.column))
  const changed = new Set(changes.map(({ field }) => field.column))
  const staying = resource.leaves.filter(({ column }) => !changed.has(column) && isDefault(column))
  return (
    <div className="mt-4 flex flex-col gap-2 text-ink-2">
      {reset.length > 0 && (
        <section aria-label="Reset to the default" className="text-amber">
          <h3 className="font-semibold">Reset to the default by this save</h3>
          <ul>
            {reset.map(({ field }) => (
              <li key={field.column}>
                {field.label}: {inWords(field, null)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        {reset.length === 0 && 'No field that is set goes back to its default. '}
        {staying.length > 0 && (
          <>
            Not set, and so at their default before and after:{' '}
            {listed(
              staying.map(({ label }) => label),
              8,
            )}
            .
          </>
        )}
      </p>
    </div>
  )
}
