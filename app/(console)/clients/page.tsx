import { ClientList } from '@/components/client/ClientList'
import { PageTitle } from '@/components/page/PageTitle'

export default function ClientsPage() {
  return (
    <>
      <PageTitle of={['Clients']} />
      <h1 className="sr-only">Clients</h1>
      <ClientList />
    </>
  )
}
