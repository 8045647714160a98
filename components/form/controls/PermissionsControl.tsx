'use client'

import { CheckboxGroup, FieldError, Text } from 'react-aria-components'
import { useSessionUser } from '@/components/session/user'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { PERMISSION_GROUPS, PERMISSIONS, type Permission } from '@/lib/resources/permissions'
import type { ControlProps } from '../model/formModel'

const EVERY = Object.keys(PERMISSIONS)

/**
 * A set of permissions as boxes under headings. Nobody grants what they lack: such a box can only
 * be ticked again where the record had it.
 */
export function PermissionsControl({ value, base, onChange, onBlur, fault, labels }: ControlProps) {
  const session = useSessionUser()
  const held = new Set<string>(session?.permissions)
  const had = new Set(namesOf(base))
  const chosen = namesOf(value)
  const mayTick = (permission: Permission) => held.has(permission) || had.has(permission)
  const isLacking = session !== undefined && !(EVERY as Permission[]).every(mayTick)
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
          Nobody grants what they lack: what your role ({session.role.name}) does not hold cannot be
          ticked.
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
                isDisabled={!mayTick(permission)}
                className="flex w-full items-start py-1 [&>span:first-child]:mt-0.5"
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

const namesOf = (value: ControlProps['value'] | undefined): readonly string[] =>
  Array.isArray(value) ? value : []
