import type { Metadata } from 'next'
import { RolesPage } from '@/components/admin/roles/RolesPage'

export const metadata: Metadata = { title: 'Roles' }

export default function AdminRolesPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4 px-3 py-4 rail:px-5">
      <h1 className="sr-only">Roles</h1>
      <RolesPage />
    </div>
  )
}
