'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/components/api/api'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { tellWritten } from '@/components/ui/feedback/tell'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import { type Role, rolesKey } from '../accounts'

interface Props {
  role: Role
  onClose: () => void
}

/** Asks before a role is deleted. */
export function DeleteRoleDialog({ role, onClose }: Props) {
  const queries = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => api.delete('/admin/roles/{role_id}', { path: { role_id: role.role_id } }),
    onSuccess: ({ written }) => {
      tellWritten(written, `Deleted the role ${role.name}`)
      void queries.invalidateQueries({ queryKey: rolesKey })
      onClose()
    },
  })
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete the role ${role.name}?`}
      confirmLabel="Delete role"
      cancelLabel="Keep it"
      tone="danger"
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    >
      <div className="flex flex-col gap-3">
        {deletion.error && <ProblemBanner fault={deletion.error} />}
        <p>
          {role.users === 0
            ? 'No user has it. The history keeps what it allowed.'
            : 'Users have it. Give them another role first: a role that is in use cannot be deleted.'}
        </p>
      </div>
    </AlertDialog>
  )
}
