import { MapPinOff } from 'lucide-react'
import Link from 'next/link'
import { Crumbs } from '@/components/page/Crumbs'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

export default function NotFoundPage() {
  return (
    <EmptyState
      heading="h1"
      icon={<MapPinOff />}
      title="There is no page at this address"
      action={
        <Link href="/" className={buttonClass('secondary')}>
          Go to the overview
        </Link>
      }
    >
      The record may have another number, or the address may be mistyped.
      <Crumbs items={[{ label: 'Page not found' }]} />
    </EmptyState>
  )
}
