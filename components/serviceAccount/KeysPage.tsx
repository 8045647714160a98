'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Awaiting } from '@/components/page/Awaiting'
import { LeaveShownOnce } from '@/components/page/LeaveShownOnce'
import { LoadFault } from '@/components/page/LoadFault'
import { recordKey } from '@/components/record/useRecord'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { ShownOnceDialog, ShownSecret } from '@/components/ui/overlay/ShownOnceDialog'
import { serviceAccount } from '@/lib/resources'
import { KeyTable } from './KeyTable'
import { keysKey, readKeys, type ServiceKey } from './keys'
import { NewKeyDialog } from './NewKeyDialog'
import { RevokeKeyDialog } from './RevokeKeyDialog'
import { RotateKeyDialog } from './RotateKeyDialog'

/** What is being done. */
type Task =
  | { readonly does: 'make' }
  | { readonly does: 'keep'; readonly key: string }
  | { readonly does: 'rotate' | 'revoke'; readonly of: ServiceKey }

/** The keys of a service account: what each allows, and what became of it. */
export function KeysPage({ id }: { id: string }) {
  const queries = useQueryClient()
  const [task, setTask] = useState<Task | null>(null)
  const keys = useQuery({
    queryKey: keysKey(id),
    queryFn: ({ signal }) => readKeys(id, signal),
  })
  const close = () => setTask(null)
  const readAnew = () => queries.invalidateQueries({ queryKey: recordKey(serviceAccount, id) })
  function keep(key: string) {
    setTask({ does: 'keep', key })
    void readAnew()
  }
  return (
    <div className="max-w-304 px-3 py-4 rail:px-6">
      <Sheet
        title="Keys"
        purpose="A system sends one with each call. It is shown when it is made, and never again."
        action={
          <Button icon={<Plus />} onPress={() => setTask({ does: 'make' })}>
            Make a key
          </Button>
        }
      >
        {keys.isPending ? (
          <Awaiting queryKey={keysKey(id)} what="the keys">
            <Skeleton className="m-4 h-16" />
          </Awaiting>
        ) : keys.isError ? (
          <LoadFault
            title="The keys could not be loaded"
            fault={keys.error}
            isRetrying={keys.isFetching}
            onRetry={keys.refetch}
          />
        ) : keys.data.length === 0 ? (
          <p className="px-4 py-3 text-ink-2">None. The system cannot call before it has one.</p>
        ) : (
          <KeyTable
            keys={keys.data}
            onRotate={(of) => setTask({ does: 'rotate', of })}
            onRevoke={(of) => setTask({ does: 'revoke', of })}
          />
        )}
      </Sheet>
      {task?.does === 'make' && <NewKeyDialog id={id} onMade={keep} onClose={close} />}
      {task?.does === 'keep' && <ShownKeyDialog value={task.key} onClose={close} />}
      <LeaveShownOnce
        isShown={task?.does === 'keep'}
        what="the key"
        remedy="Where it was not passed on, revoke it here and make another one."
      />
      {task?.does === 'rotate' && (
        <RotateKeyDialog id={id} of={task.of} onMade={keep} onClose={close} />
      )}
      {task?.does === 'revoke' && (
        <RevokeKeyDialog
          id={id}
          of={task.of}
          onRevoked={() => {
            close()
            void readAnew()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

interface Props {
  value: string
  onClose: () => void
}

/** Shows a key the one time that it can be read. */
const ShownKeyDialog = ({ value, onClose }: Props) => (
  <ShownOnceDialog
    name="shown-key"
    title="The new key"
    description="Give it to the system now, and keep it nowhere else: it is not shown again."
    text={value}
    what="the key"
    confirmLabel="I have passed it on"
    onClose={onClose}
  >
    <ShownSecret text={value}>
      It goes with every call as <span className="font-mono text-small">Authorization: Bearer</span>{' '}
      and the key.
    </ShownSecret>
  </ShownOnceDialog>
)
