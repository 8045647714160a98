'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CheckboxGroup } from 'react-aria-components'
import { api } from '@/components/api/api'
import { ApiProblem } from '@/components/api/problem'
import { FormDialog } from '@/components/page/FormDialog'
import { recordKey, useRecord } from '@/components/record/useRecord'
import { useSessionUser } from '@/components/session/user'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { Choices } from '@/components/ui/field/Choices'
import { TextField } from '@/components/ui/field/TextField'
import { role, serviceAccount } from '@/lib/resources'
import type { Permission } from '@/lib/resources/permissions'

interface Props {
  id: string
  onMade: (key: string) => void
  onClose: () => void
}

const DAY = 86_400_000
const LIVES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'never', label: 'Never', description: 'Nobody is reminded to replace it.' },
]
const SCOPES = [
  { value: 'role', label: 'All that the role allows, whatever that will be' },
  { value: 'some', label: 'Only some of it' },
]

/** Makes a key: what for, how much it allows, from where and for how long. */
export function NewKeyDialog({ id, onMade, onClose }: Props) {
  const [name, setName] = useState('')
  const [life, setLife] = useState('365')
  const [scope, setScope] = useState('role')
  const [permissions, setPermissions] = useState<string[]>([])
  const [networks, setNetworks] = useState('')
  const making = useMutation({
    mutationFn: () =>
      api.post('/admin/service-accounts/{user_id}/keys', {
        path: { user_id: id },
        body: {
          name,
          permissions: scope === 'role' ? null : (permissions as Permission[]),
          networks: networks.split(/[\s,]+/).filter(Boolean),
          expires_at:
            life === 'never' ? null : new Date(Date.now() + Number(life) * DAY).toISOString(),
        },
      }),
    onSuccess: ({ body }) => onMade(body.key),
  })
  const told = faultsOf(making.error)

  return (
    <FormDialog
      name="new-key"
      title="Make a key"
      submitLabel="Make the key"
      isPending={making.isPending}
      fault={told ? null : making.error}
      onSubmit={() => making.mutate()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        description="What the system does with it, to tell it from others."
        value={name}
        onChange={setName}
        maxLength={100}
        autoFocus
        errorMessage={told?.get('name')}
        validationBehavior="aria"
      />
      <Choices
        label="Allows"
        options={SCOPES}
        value={scope}
        onChange={setScope}
        errorMessage={told?.get('permissions')}
      />
      {scope === 'some' && <Scopes id={id} value={permissions} onChange={setPermissions} />}
      <Choices label="Ends" options={LIVES} value={life} onChange={setLife} />
      <TextField
        label="Networks"
        description="From where it is taken, one a line, such as 203.0.113.0/24; none for everywhere."
        value={networks}
        onChange={setNetworks}
        multiline
        mono
        errorMessage={told?.get('networks')}
        validationBehavior="aria"
      />
    </FormDialog>
  )
}

/** What the service said of each member, by its name; undefined where it said something else. */
function faultsOf(fault: Error | null): ReadonlyMap<string, string> | undefined {
  if (!(fault instanceof ApiProblem) || fault.errors.length === 0) return undefined
  return new Map(fault.errors.map(({ pointer, message }) => [pointer.split('/')[1] ?? '', message]))
}

/** What of the account's role the key is to allow; nobody gives what they lack. */
function Scopes({
  id,
  value,
  onChange,
}: {
  id: string
  value: string[]
  onChange: (value: string[]) => void
}) {
  const held = new Set<string>(useSessionUser()?.permissions)
  const roleId = String(useRecord(serviceAccount, id).record.data?.record.role_id ?? '')
  const { data } = useQuery({
    queryKey: recordKey(role, roleId),
    queryFn: ({ signal }) =>
      api.get('/admin/roles/{role_id}', { path: { role_id: roleId }, signal }),
    enabled: roleId !== '',
  })
  return (
    <CheckboxGroup aria-label="What of it" value={value} onChange={onChange}>
      {data?.body.permissions.map((permission) => (
        <Checkbox
          key={permission}
          value={permission}
          isDisabled={!held.has(permission)}
          className="flex w-full py-0.5 font-mono text-small"
        >
          {permission}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
