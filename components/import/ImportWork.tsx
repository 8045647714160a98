'use client'

import { AskToLeave } from '@/components/page/AskToLeave'
import { useLeaveGuard } from '@/components/page/useLeaveGuard'
import { Banner } from '@/components/ui/feedback/Banner'
import { importPage } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { ChooseFile } from './ChooseFile'
import { OpenedFile } from './OpenedFile'
import { type Losing, useImport } from './useImport'

interface Leaving {
  readonly ask: string
  readonly lost: string
  readonly leave: string
}

const LOSING: Readonly<Record<Losing, Leaving>> = {
  'rows that go out': {
    ask: 'Leave while the import runs?',
    lost: 'Rows that were sent stay changed. The rest is not sent, and the file of refused rows is lost.',
    leave: 'Stop and leave',
  },
  'mended cells': {
    ask: 'Leave with mended cells?',
    lost: 'The file itself stays as it is: what you have mended on this page is lost.',
    leave: 'Discard and leave',
  },
  'rows that are left': {
    ask: 'Leave the rows that were not written?',
    lost: 'They are kept on this page alone. Download them first, or mend and send them here.',
    leave: 'Leave without them',
  },
  'matched columns': {
    ask: 'Leave with matched columns?',
    lost: 'The file itself stays as it is: what you have chosen for its columns is lost.',
    leave: 'Discard and leave',
  },
}

/** Said where the import came to its end while the person was asked. */
const ENDED: Leaving = {
  ask: 'Leave the import?',
  lost: 'It has ended, and nothing of it is lost.',
  leave: 'Leave',
}

interface Props {
  resource: Resource
  /** Told that records were, or may have been, written. */
  onWritten: () => void
}

/** The import from its file to its end. */
export function ImportWork({ resource, onWritten }: Props) {
  const work = useImport(resource, onWritten)
  const { phase, opened, fault, losing } = work
  const guard = useLeaveGuard({
    isDirty: losing !== null,
    scope: importPage(resource),
  })
  const { ask, lost, leave } = losing ? LOSING[losing] : ENDED
  const faults = fault && (
    <Banner tone="red" role="alert">
      {fault}
    </Banner>
  )
  return (
    <div className="flex flex-col gap-4">
      {faults}
      {!opened || phase === 'choose' ? (
        <ChooseFile noun={work.noun.one} isAgain={work.isAgain} onFile={work.open} />
      ) : (
        <OpenedFile work={work} opened={opened} />
      )}
      <AskToLeave guard={guard} title={ask} leave={leave}>
        {lost}
      </AskToLeave>
    </div>
  )
}
