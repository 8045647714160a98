'use client'

import { stringify } from 'lossless-json'
import { Button } from '@/components/ui/button/Button'
import { RuledField } from '@/components/ui/field/RuledField'
import type { ControlProps } from '../model/formModel'
import { isEmpty, parseOr } from '../model/values'

/** JSON as text: checked as it is typed, put in order on request, figures kept digit for digit. */
export function JsonControl({ field, value, onChange, onBlur, fault, labels }: ControlProps) {
  const text = typeof value === 'string' ? value : ''
  const json = parseOr(text)
  const tidy = json === undefined ? undefined : stringify(json, undefined, 2)
  const hasNull = json !== null && typeof json === 'object' && Object.values(json).includes(null)
  return (
    <div>
      <RuledField
        multiline
        mono
        {...labels}
        spellCheck="false"
        placeholder={'{ "name": "value" }'}
        value={isEmpty(field, value) && json !== undefined ? '' : text}
        onChange={(typed) => onChange(typed === '' ? null : typed)}
        onBlur={onBlur}
        description={
          hasNull && <span className="px-2 text-amber">A member that is null is taken out.</span>
        }
        errorMessage={fault}
      />
      {tidy !== undefined && tidy !== text && !isEmpty(field, value) && (
        <Button variant="quiet" className="mt-1" onPress={() => onChange(tidy)}>
          Put in order
        </Button>
      )}
    </div>
  )
}
