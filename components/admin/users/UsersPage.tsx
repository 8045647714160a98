'use client'

import { useQuery } from '@tanstack/react-query'
import { UserPlus, UserRoundSearch } from 'lucide-react'
import { useState } from 'react'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { SearchField } from '@/components/ui/field/SearchField'
import { matchesAll } from '@/lib/text/matchesAll'
import { AdminSkeleton } from '../AdminSkeleton'
import { readUsers, type User, usersKey } from '../accounts'
import { AddUserDialog } from './AddUserDialog'
import { ChangeUserDialog } from './ChangeUserDialog'
import { PasswordDialog } from './PasswordDialog'
import { UsersTable } from './UsersTable'

/** Which dialog is open, and about whom. */
type Task = { kind: 'add' } | { kind: 'change' | 'password'; user: User } | null

/** Who may sign in, and with which role. */
export function UsersPage() {
  const [typed, setTyped] = useState('')
  const [task, setTask] = useState<Task>(null)
  const users = useQuery({ queryKey: usersKey, queryFn: ({ signal }) => readUsers(signal) })
  if (users.isPending) {
    return (
      <Awaiting queryKey={usersKey} what="the users">
        <AdminSkeleton title="Users" hasSearch />
      </Awaiting>
    )
  }
  if (!users.data) {
    return (
      <LoadFault
        title="The users could not be loaded"
        fault={users.error}
        isRetrying={users.isFetching}
        onRetry={users.refetch}
      />
    )
  }
  const shown = users.data.filter(({ user_id, user_name, display_name, role_name }) =>
    matchesAll(typed, user_id, user_name, display_name, role_name),
  )
  const close = () => setTask(null)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label="Find a user"
          placeholder="Name, user name or role"
          value={typed}
          onChange={setTyped}
          className="min-w-0 flex-1 sm:max-w-70"
        />
        <Button
          variant="primary"
          icon={<UserPlus />}
          className="ml-auto"
          onPress={() => setTask({ kind: 'add' })}
        >
          Add user
        </Button>
      </div>
      <Sheet
        title="Users"
        purpose="Who may sign in, and with which role."
        action={
          <p role="status" className="pr-1.5 text-ink-3">
            {typed ? `${shown.length} of ${users.data.length}` : users.data.length}
          </p>
        }
      >
        {shown.length === 0 ? (
          <EmptyState icon={<UserRoundSearch />} title="No user is called that">
            Look for a part of the name, the user name or the role.
          </EmptyState>
        ) : (
          <UsersTable
            users={shown}
            onChange={(user) => setTask({ kind: 'change', user })}
            onSetPassword={(user) => setTask({ kind: 'password', user })}
          />
        )}
      </Sheet>
      {task?.kind === 'add' && <AddUserDialog onClose={close} />}
      {task?.kind === 'change' && <ChangeUserDialog user={task.user} onClose={close} />}
      {task?.kind === 'password' && <PasswordDialog user={task.user} onClose={close} />}
    </>
  )
}
