'use client'

import { Check, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { IconButton } from '@/components/ui/button/IconButton'
import { Menu, MenuItem, MenuTrigger } from '@/components/ui/overlay/Menu'
import type { Role } from '../accounts'
import type { PermissionGroup } from '../permissionGroups'

interface Props {
  groups: readonly PermissionGroup[]
  roles: readonly Role[]
  onChange: (role: Role) => void
  onDelete: (role: Role) => void
}

/** Permissions down, roles across; the permissions stay in sight while the roles scroll. */
export function RoleMatrix({ groups, roles, onChange, onDelete }: Props) {
  return (
    // The words for screen readers are placed: without a place of their own here they widen the page.
    <div className="relative overflow-x-auto">
      <table aria-label="Roles and what they allow" className="w-full border-collapse text-left">
        <thead className="border-rule-strong border-b">
          <tr>
            <th scope="col" className={`${stuck} h-13 font-medium text-ink-2 text-small`}>
              Permission
            </th>
            {roles.map((role) => (
              <th key={role.role_id} scope="col" className="min-w-40 px-3 py-1.5 align-top">
                <RoleHead role={role} onChange={onChange} onDelete={onDelete} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, permissions }) => (
            <Fragment key={title}>
              <tr className="border-rule border-b bg-paper text-ink-3 text-small">
                <th scope="rowgroup" className="sticky left-0 h-7 bg-paper px-4 font-medium">
                  {title}
                </th>
                <td colSpan={roles.length} />
              </tr>
              {permissions.map(({ permission, allows }) => (
                <tr key={permission} className="h-table-row border-rule not-last:border-b">
                  <th scope="row" className={`${stuck} py-1 font-normal`}>
                    {allows}
                    <span className="block font-mono text-ink-3 text-small max-sm:sr-only">
                      {permission}
                    </span>
                  </th>
                  {roles.map((role) => (
                    <td key={role.role_id} className="px-3">
                      <Allowed isAllowed={new Set<string>(role.permissions).has(permission)} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const stuck =
  'sticky left-0 z-1 bg-sheet pr-3 pl-4 max-sm:min-w-40 max-sm:border-rule max-sm:border-r'

function Allowed({ isAllowed }: { isAllowed: boolean }) {
  return isAllowed ? (
    <>
      <Check aria-hidden className="size-4 text-accent" strokeWidth={2.5} />
      <span className="sr-only">allowed</span>
    </>
  ) : (
    <>
      <span aria-hidden className="block h-px w-2.5 bg-rule-strong" />
      <span className="sr-only">not allowed</span>
    </>
  )
}

interface HeadProps extends Pick<Props, 'onChange' | 'onDelete'> {
  role: Role
}

function RoleHead({ role, onChange, onDelete }: HeadProps) {
  return (
    <span className="flex items-start justify-between gap-1">
      <span className="min-w-0">
        <span className="block font-semibold wrap-break-word">{role.name}</span>
        <span className="block font-normal text-ink-3 text-small">
          {role.users === 1 ? '1 user' : `${role.users.toLocaleString('en-AU')} users`}
        </span>
      </span>
      <MenuTrigger>
        <IconButton label={`Actions for the role ${role.name}`} icon={<Ellipsis />} />
        <Menu aria-label={`Actions for the role ${role.name}`} placement="bottom end">
          <MenuItem icon={<Pencil />} onAction={() => onChange(role)}>
            Change
          </MenuItem>
          <MenuItem icon={<Trash2 />} tone="danger" onAction={() => onDelete(role)}>
            Delete
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </span>
  )
}
