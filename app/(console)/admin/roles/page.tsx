import { RolesPage } from '@/components/admin/roles/RolesPage'
import { PageTitle } from '@/components/page/PageTitle'

export default function AdminRolesPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4 px-3 py-4 rail:px-5">
      <PageTitle of={['Roles']} />
      <h1 className="sr-only">Roles</h1>
      <RolesPage />
    </div>
  )
}
