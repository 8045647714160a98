import { PageTitle } from '@/components/page/PageTitle'
import { Introduction } from '@/components/reference/Introduction'

export default function ReferencePage() {
  return (
    <>
      <PageTitle of={['API reference']} />
      <Introduction />
    </>
  )
}
