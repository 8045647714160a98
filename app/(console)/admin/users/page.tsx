import { UsersPage } from '@/components/admin/users/UsersPage'
import { PageTitle } from '@/components/page/PageTitle'

export default function AdminUsersPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4 px-3 py-4 rail:px-5">
      <PageTitle of={['Users']} />
      <h1 className="sr-only">Users</h1>
      <UsersPage />
    </div>
  )
}
