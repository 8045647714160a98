'use client'

import { stringify } from 'lossless-json'
import { Button } from '@/components/ui/button/Button'
import { RuledField } from '@/components/ui/field/RuledField'
import { isObject } from '@/lib/text/isObject'
import { isMerged } from '../model/changes'
import type { ControlProps } from '../model/formModel'
import { isEmpty, parseOr } from '../model/values'

/** JSON as text: checked as it is typed, put in order on request, figures kept digit for digit. */
export function JsonControl({ field, value, onChange, onBlur, fault, labels }: ControlProps) {
  const text = typeof value === 'string' ? value : ''
  const json = parseOr(text)
  const tidy = json === undefined ? undefined : stringify(json, undefined, 2)
  const hasNull = isMerged(field) && hasNullMember(json)
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

/** Whether a member of an object is null, or one of an object within it; what lists have stays. */
const hasNullMember = (json: unknown): boolean =>
  isObject(json) && Object.values(json).some((value) => value === null || hasNullMember(value))
