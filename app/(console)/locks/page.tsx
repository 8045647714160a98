import { LocksBoard } from '@/components/lock/board/LocksBoard'
import { PageTitle } from '@/components/page/PageTitle'

export default function LocksPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4 px-3 py-4 rail:px-5">
      <PageTitle of={['Locks']} />
      <h1 className="sr-only">Locks</h1>
      <LocksBoard />
    </div>
  )
}
