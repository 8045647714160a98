'use client'

import { CheckboxGroup, FieldError, Text } from 'react-aria-components'
import { useSessionUser } from '@/components/session/user'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { PERMISSION_GROUPS, PERMISSIONS } from '@/lib/resources/permissions'
import type { ControlProps } from '../model/formModel'

const EVERY = Object.keys(PERMISSIONS)

/**
 * A set of permissions as boxes under headings. Nobody grants or takes what they lack: such a box
 * stays as it is, of a new record unticked.
 */
export function PermissionsControl({ value, base, onChange, onBlur, fault, labels }: ControlProps) {
  const session = useSessionUser()
  const held = new Set<string>(session?.permissions)
  const chosen = namesOf(value)
  const isLacking = session !== undefined && !EVERY.every((permission) => held.has(permission))
  return (
    <CheckboxGroup
      {...labels}
      value={[...chosen]}
      // In the order in which they are kept: ticked twice, a box has changed nothing.
      onChange={(next) => onChange(EVERY.filter((each) => next.includes(each)))}
      onBlur={onBlur}
      isInvalid={fault !== null}
      className="@container px-2 py-1"
    >
      {isLacking && (
        <Text slot="description" className="mb-2 block text-ink-2">
          {base === undefined
            ? `Nobody grants what they lack: what your role (${session.role.name}) does not hold is left out.`
            : `Nobody grants what they lack, nor takes it: what your role (${session.role.name}) does not hold stays as it is.`}
        </Text>
      )}
      <div className="gap-x-6 @lg:columns-2">
        {PERMISSION_GROUPS.map(({ title, permissions }) => (
          <section key={title} aria-label={title} className="mb-4 break-inside-avoid">
            <p className="mb-1 font-medium text-ink-2">{title}</p>
            {permissions.map((permission) => (
              <Checkbox
                key={permission}
                value={permission}
                isDisabled={!held.has(permission)}
                className="flex w-full items-start py-1 [&_input]:mt-0.5 [&>span:nth-child(2)]:mt-0.5"
              >
                <span className="min-w-0">
                  {PERMISSIONS[permission]}
                  <span className="block font-mono text-ink-3 text-small">{permission}</span>
                </span>
              </Checkbox>
            ))}
          </section>
        ))}
      </div>
      <FieldError className="block text-red text-small">{fault}</FieldError>
    </CheckboxGroup>
  )
}

const namesOf = (value: ControlProps['value']): readonly string[] =>
  Array.isArray(value) ? value : []
