import { MapPinOff } from 'lucide-react'
import { Crumbs } from '@/components/page/Crumbs'
import { PageLink } from '@/components/page/PageLink'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

export default function NotFoundPage() {
  return (
    <EmptyState
      heading="h1"
      icon={<MapPinOff />}
      title="There is no page at this address"
      action={
        <PageLink href="/" className={buttonClass('secondary')}>
          Go to the overview
        </PageLink>
      }
    >
      The record may have another number, or the address may be mistyped.
      <Crumbs items={[{ label: 'Page not found' }]} />
    </EmptyState>
  )
}
