import type { Metadata } from 'next'
import { ClientList } from '@/components/clients/ClientList'

export const metadata: Metadata = { title: 'Clients' }

export default function ClientsPage() {
  return (
    <>
      <h1 className="sr-only">Clients</h1>
      <ClientList />
    </>
  )
}
