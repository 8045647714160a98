'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import type { RefCallback } from 'react'
import { CheckboxGroup, FieldError } from 'react-aria-components'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api } from '@/components/api/api'
import { ApiProblem } from '@/components/api/problem'
import { useSingleCall } from '@/components/api/useSingleCall'
import { FormDialog } from '@/components/page/FormDialog'
import { recordKey, useRecord } from '@/components/record/useRecord'
import { useSessionUser } from '@/components/session/user'
import { serviceNow } from '@/components/time/serviceClock'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { Choices } from '@/components/ui/field/Choices'
import { TextField } from '@/components/ui/field/TextField'
import { role, serviceAccount } from '@/lib/resources'
import type { Permission } from '@/lib/resources/permissions'
import { isBlank } from '@/lib/text/blanks'
import { DAY } from '@/lib/time/units'

interface Props {
  id: string
  onMade: (key: string) => void
  onClose: () => void
}

const LASTING = 'never'
const WHOLE = 'role'
/** Members of the call that have a field of their name. */
const MEMBERS = ['name', 'permissions', 'networks'] as const
const LIVES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: LASTING, label: 'Never', description: 'Nobody is reminded to replace it.' },
]
const SCOPES = [
  { value: WHOLE, label: 'All that the role allows, whatever that will be' },
  { value: 'some', label: 'Only some of it' },
]

const newKey = z
  .object({
    name: z.string().refine((name) => !isBlank(name), 'Say what the system does with it.'),
    scope: z.string(),
    permissions: z.array(z.string()),
    life: z.string(),
    networks: z.string(),
  })
  .refine(({ scope, permissions }) => scope === WHOLE || permissions.length > 0, {
    path: ['permissions'],
    message: 'Choose what it allows.',
  })
type NewKey = z.infer<typeof newKey>

const bodyOf = ({ name, scope, permissions, life, networks }: NewKey) => ({
  name,
  permissions: scope === WHOLE ? null : (permissions as Permission[]),
  networks: networks.split(/[\s,]+/).filter(Boolean),
  expires_at: life === LASTING ? null : new Date(serviceNow() + Number(life) * DAY).toISOString(),
})

/** Makes a key: what for, how much it allows, from where and for how long. */
export function NewKeyDialog({ id, onMade, onClose }: Props) {
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(newKey),
    defaultValues: { name: '', scope: WHOLE, permissions: [], life: '365', networks: '' },
  })
  const isWhole = useWatch({ control, name: 'scope' }) === WHOLE
  const making = useSingleCall({
    mutationFn: (entered: NewKey) =>
      api.post('/admin/service-accounts/{user_id}/keys', {
        path: { user_id: id },
        body: bodyOf(entered),
      }),
    onSuccess: ({ body }) => onMade(body.key),
    onError(fault) {
      for (const [member, message] of toldAtFields(fault) ?? []) setError(member, { message })
    },
  })

  return (
    <FormDialog
      name="new-key"
      title="Make a key"
      submitLabel="Make the key"
      isPending={making.isPending}
      fault={toldAtFields(making.error) ? null : making.error}
      onSubmit={handleSubmit((entered) => making.mutate(entered))}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="name"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label="Name"
            description="What the system does with it, to tell it from others."
            maxLength={100}
            autoFocus
            errorMessage={fieldState.error?.message}
            validationBehavior="aria"
          />
        )}
      />
      <Controller
        control={control}
        name="scope"
        render={({ field: { ref: _, ...field } }) => (
          <Choices {...field} label="Allows" options={SCOPES} />
        )}
      />
      {!isWhole && (
        <Controller
          control={control}
          name="permissions"
          render={({ field: { ref, ...field }, fieldState }) => (
            <Scopes
              {...field}
              id={id}
              fault={fieldState.error?.message}
              groupRef={(group) => {
                ref(group && { focus: () => group.querySelector('input')?.focus() })
              }}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="life"
        render={({ field: { ref: _, ...field } }) => (
          <Choices {...field} label="Ends" options={LIVES} />
        )}
      />
      <Controller
        control={control}
        name="networks"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label="Networks"
            description="From where it is taken, one a line, such as 203.0.113.0/24; none for everywhere."
            multiline
            mono
            errorMessage={fieldState.error?.message}
            validationBehavior="aria"
          />
        )}
      />
    </FormDialog>
  )
}

/** What the service refused by the fields that tell it; undefined where it said anything else. */
function toldAtFields(fault: Error | null): [keyof NewKey, string][] | undefined {
  if (!(fault instanceof ApiProblem) || fault.errors.length === 0) return undefined
  const told = fault.errors.flatMap(({ pointer, message }): [keyof NewKey, string][] => {
    const member = MEMBERS.find((name) => name === pointer.split('/')[1])
    return member ? [[member, message]] : []
  })
  return told.length === fault.errors.length ? told : undefined
}

interface ScopesProps {
  id: string
  value: string[]
  onChange: (value: string[]) => void
  fault: string | undefined
  groupRef: RefCallback<HTMLElement>
}

/** What of the account's role the key is to allow; nobody gives what they lack. */
function Scopes({ id, value, onChange, fault, groupRef }: ScopesProps) {
  const held = new Set<string>(useSessionUser()?.permissions)
  const roleId = String(useRecord(serviceAccount, id).record.data?.record.role_id ?? '')
  const { data: allowed } = useQuery({
    // Below the role: what is kept there is what its own pages read of it.
    queryKey: [...recordKey(role, roleId), 'permissions'],
    queryFn: async ({ signal }) =>
      (await api.get('/admin/roles/{role_id}', { path: { role_id: roleId }, signal })).body
        .permissions,
    staleTime: 0,
    enabled: roleId !== '',
  })
  return (
    <CheckboxGroup
      ref={groupRef}
      aria-label="What of it"
      value={value}
      onChange={onChange}
      isInvalid={fault !== undefined}
    >
      {allowed?.map((permission) => (
        <Checkbox
          key={permission}
          value={permission}
          isDisabled={!held.has(permission)}
          className="flex w-full py-0.5 font-mono text-small"
        >
          {permission}
        </Checkbox>
      ))}
      <FieldError className="text-red text-small">{fault}</FieldError>
    </CheckboxGroup>
  )
}
