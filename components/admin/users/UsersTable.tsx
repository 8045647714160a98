'use client'

import { KeyRound, Pencil } from 'lucide-react'
import { showMoment } from '@/components/form/model/show'
import { useSessionUser } from '@/components/session/user'
import { useTimeZone } from '@/components/time/timeZone'
import { IconButton } from '@/components/ui/button/IconButton'
import {
  ColumnHeading,
  RowHeading,
  Table,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/display/Table'
import { Tag } from '@/components/ui/display/Tag'
import type { User } from '../accounts'

interface Props {
  users: readonly User[]
  onChange: (user: User) => void
  onSetPassword: (user: User) => void
}

/** A row for each user. */
export function UsersTable({ users, onChange, onSetPassword }: Props) {
  const zone = useTimeZone() ?? 'UTC'
  const me = useSessionUser()?.user.user_id
  return (
    <Table label="Users">
      <TableHead>
        <ColumnHeading>Name</ColumnHeading>
        <ColumnHeading className="max-sm:hidden">User name</ColumnHeading>
        <ColumnHeading className="max-sm:hidden">Id</ColumnHeading>
        <ColumnHeading>Role</ColumnHeading>
        <ColumnHeading className="max-md:hidden">Last change</ColumnHeading>
        <ColumnHeading>
          <span className="sr-only">Actions</span>
        </ColumnHeading>
      </TableHead>
      <tbody>
        {users.map((user) => (
          <TableRow key={user.user_id}>
            <RowHeading className="py-1">
              <span className="flex flex-wrap items-center gap-x-2">
                {user.display_name}
                {user.user_id === me && <Tag tone="accent">you</Tag>}
                {!user.enabled && <Tag>disabled</Tag>}
              </span>
              <span className="block font-mono font-normal text-ink-3 text-small sm:hidden">
                {user.user_name} {user.user_id}
              </span>
            </RowHeading>
            <TableCell className="font-mono text-small max-sm:hidden">{user.user_name}</TableCell>
            <TableCell className="font-mono text-ink-2 text-small max-sm:hidden">
              {user.user_id}
            </TableCell>
            <TableCell>{user.role_name}</TableCell>
            <TableCell className="whitespace-nowrap text-ink-2 max-md:hidden">
              {showMoment(user.last_edit, zone)}
            </TableCell>
            <TableCell>
              <span className="flex justify-end">
                <IconButton
                  label={`Change ${user.display_name}`}
                  icon={<Pencil />}
                  onPress={() => onChange(user)}
                />
                <IconButton
                  label={`Set the password of ${user.display_name}`}
                  icon={<KeyRound />}
                  onPress={() => onSetPassword(user)}
                />
              </span>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
