import type { Metadata } from 'next'
import { UsersPage } from '@/components/admin/users/UsersPage'

export const metadata: Metadata = { title: 'Users' }

export default function AdminUsersPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4 px-3 py-4 rail:px-5">
      <h1 className="sr-only">Users</h1>
      <UsersPage />
    </div>
  )
}
