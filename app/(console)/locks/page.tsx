import { PageTitle } from '@/components/frame/PageTitle'
import { LocksBoard } from '@/components/locks/LocksBoard'

export default function LocksPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4 px-3 py-4 rail:px-5">
      <PageTitle of={['Locks']} />
      <h1 className="sr-only">Locks</h1>
      <LocksBoard />
    </div>
  )
}
