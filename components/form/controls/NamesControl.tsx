'use client'

import { CheckboxGroup, FieldError } from 'react-aria-components'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { ControlProps } from '../model/formModel'

const KINDS = (resources as readonly Resource[]).map(({ name, plural }) => ({ name, plural }))

/** Kinds of record as boxes; none ticked stands for all of them. */
export function NamesControl({ value, onChange, onBlur, fault, labels }: ControlProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <CheckboxGroup
      {...labels}
      value={[...chosen]}
      // In one order, so that a box that is ticked twice has changed nothing.
      onChange={(next) => onChange(KINDS.flatMap(({ name }) => (next.includes(name) ? name : [])))}
      onBlur={onBlur}
      isInvalid={fault !== null}
      className="@container px-2 py-1"
    >
      <div className="gap-x-6 @lg:columns-2">
        {KINDS.map(({ name, plural }) => (
          <Checkbox key={name} value={name} className="flex w-full py-1">
            {plural}
          </Checkbox>
        ))}
      </div>
      <FieldError className="block text-red text-small">{fault}</FieldError>
    </CheckboxGroup>
  )
}
