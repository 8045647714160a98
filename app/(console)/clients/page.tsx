import { ClientList } from '@/components/clients/ClientList'
import { PageTitle } from '@/components/frame/PageTitle'

export default function ClientsPage() {
  return (
    <>
      <PageTitle of={['Clients']} />
      <h1 className="sr-only">Clients</h1>
      <ClientList />
    </>
  )
}
