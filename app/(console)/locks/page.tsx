import type { Metadata } from 'next'
import { LocksBoard } from '@/components/locks/LocksBoard'

export const metadata: Metadata = { title: 'Locks' }

export default function LocksPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4 px-3 py-4 rail:px-5">
      <h1 className="sr-only">Locks</h1>
      <LocksBoard />
    </div>
  )
}
