'use client'

import { useQuery } from '@tanstack/react-query'
import { ShieldPlus } from 'lucide-react'
import { useState } from 'react'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import { AdminSkeleton } from '../AdminSkeleton'
import { permissionsKey, type Role, readPermissions, readRoles, rolesKey } from '../accounts'
import { inGroups } from '../permissionGroups'
import { AddRoleDialog } from './AddRoleDialog'
import { ChangeRoleDialog } from './ChangeRoleDialog'
import { DeleteRoleDialog } from './DeleteRoleDialog'
import { RoleMatrix } from './RoleMatrix'

type Task = { kind: 'add' } | { kind: 'change' | 'delete'; role: Role } | null

/** What each role allows. */
export function RolesPage() {
  const [task, setTask] = useState<Task>(null)
  const roles = useQuery({ queryKey: rolesKey, queryFn: ({ signal }) => readRoles(signal) })
  const permissions = useQuery({
    queryKey: permissionsKey,
    queryFn: ({ signal }) => readPermissions(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fault = roles.error ?? permissions.error
  if (!roles.data || !permissions.data) {
    if (!fault) {
      return (
        <Awaiting queryKey={rolesKey} what="the roles">
          <AdminSkeleton title="Roles" />
        </Awaiting>
      )
    }
    return (
      <LoadFault
        title="The roles could not be loaded"
        fault={fault}
        isRetrying={roles.isFetching || permissions.isFetching}
        onRetry={() => {
          if (roles.error) void roles.refetch()
          if (permissions.error) void permissions.refetch()
        }}
      />
    )
  }
  const groups = inGroups(permissions.data)
  const close = () => setTask(null)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink-2">A change of a role reaches everyone who has it within seconds.</p>
        <Button
          variant="primary"
          icon={<ShieldPlus />}
          className="ml-auto"
          onPress={() => setTask({ kind: 'add' })}
        >
          Add role
        </Button>
      </div>
      <Sheet title="Roles" purpose="What each of them allows.">
        <RoleMatrix
          groups={groups}
          roles={roles.data}
          onChange={(role) => setTask({ kind: 'change', role })}
          onDelete={(role) => setTask({ kind: 'delete', role })}
        />
      </Sheet>
      {task?.kind === 'add' && <AddRoleDialog groups={groups} onClose={close} />}
      {task?.kind === 'change' && (
        <ChangeRoleDialog role={task.role} groups={groups} onClose={close} />
      )}
      {task?.kind === 'delete' && <DeleteRoleDialog role={task.role} onClose={close} />}
    </>
  )
}
