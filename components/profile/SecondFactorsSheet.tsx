'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api } from '@/components/api/api'
import type { Schemas } from '@/components/api/types'
import { Awaiting } from '@/components/page/Awaiting'
import { LeaveShownOnce } from '@/components/page/LeaveShownOnce'
import { LoadFault } from '@/components/page/LoadFault'
import { makePasskey } from '@/components/session/passkey'
import { sessionUserKey } from '@/components/session/user'
import { Sheet } from '@/components/ui/display/Sheet'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { tellWritten } from '@/components/ui/feedback/tell'
import { ShownOnceDialog } from '@/components/ui/overlay/ShownOnceDialog'
import { AppDialog } from './AppDialog'
import { FactorList } from './FactorList'
import { factorsKey, KIND_WORDS, readFactors, type SecondFactor } from './factors'
import { type Entered, PasswordDialog } from './PasswordDialog'

/** What is being done. */
type Task =
  | { readonly does: 'addApp' | 'addPasskey' | 'newCodes' }
  | { readonly does: 'remove'; readonly factor: SecondFactor }
  | { readonly does: 'scan'; readonly offer: Schemas['NewTotp']; readonly name: string }
  | { readonly does: 'keep'; readonly codes: readonly string[] }

/** Authenticator apps, passkeys and recovery codes of whoever is signed in. */
export function SecondFactorsSheet() {
  const queries = useQueryClient()
  const router = useRouter()
  const [task, setTask] = useState<Task | null>(null)
  const factors = useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => readFactors(signal),
  })

  const close = () => setTask(null)
  /** After an answer: what has come in place of the task meanwhile, as codes to keep, stays. */
  const goOn = (next: Task | null) => setTask((now) => (now === task ? next : now))
  async function readAnew() {
    await queries.invalidateQueries({ queryKey: factorsKey })
    // A role may ask for a factor before it allows anything.
    await queries.invalidateQueries({ queryKey: sessionUserKey })
    router.refresh()
  }
  async function afterAdding(codes: readonly string[]) {
    if (codes.length > 0) setTask({ does: 'keep', codes })
    else goOn(null)
    await readAnew()
  }

  async function offerApp({ password, name }: Entered) {
    const { body } = await api.post('/me/second-factors/totp', {
      body: { current_password: password },
    })
    goOn({ does: 'scan', offer: body, name })
  }
  async function addPasskey({ password, name }: Entered) {
    const { body } = await api.post('/me/second-factors/passkeys', {
      body: { current_password: password },
    })
    const passkey = await makePasskey(body)
    const added = await api.post('/me/second-factors/passkeys/confirm', {
      body: { passkey: passkey as never, name },
    })
    await afterAdding(added.body.recovery_codes ?? [])
  }
  async function remove(factor: SecondFactor, password: string) {
    const { written } = await api.post('/me/second-factors/{factor_id}/removal', {
      path: { factor_id: factor.factor_id },
      body: { current_password: password },
    })
    tellWritten(written, `Removed ${factor.name}`)
    goOn(null)
    await readAnew()
  }
  async function renewCodes({ password }: Entered) {
    const { body } = await api.post('/me/recovery-codes', { body: { current_password: password } })
    await afterAdding(body.recovery_codes ?? [])
  }

  // What somebody else has signed in to by the password must not go on as if they had shown it.
  const elsewhere =
    factors.data?.data.length === 0 &&
    ' With your first, you stay signed in by the password here, and nowhere else.'
  return (
    <Sheet title="Second factors" purpose="Asked for besides the password when you sign in.">
      {factors.isPending ? (
        <Awaiting queryKey={factorsKey} what="your second factors">
          <Skeleton className="m-4 h-16" />
        </Awaiting>
      ) : factors.isError ? (
        <LoadFault
          title="Your second factors could not be loaded"
          fault={factors.error}
          isRetrying={factors.isFetching}
          onRetry={factors.refetch}
        />
      ) : (
        <FactorList
          factors={factors.data}
          onAddApp={() => setTask({ does: 'addApp' })}
          onAddPasskey={() => setTask({ does: 'addPasskey' })}
          onNewCodes={() => setTask({ does: 'newCodes' })}
          onRemove={(factor) => setTask({ does: 'remove', factor })}
        />
      )}
      {task?.does === 'addApp' && (
        <PasswordDialog
          title="Add an authenticator app"
          confirmLabel="Continue"
          name={KIND_WORDS.totp}
          onSubmit={offerApp}
          onClose={close}
        >
          An app on a phone or in a password manager, which shows a new code every 30 seconds.
          {elsewhere}
        </PasswordDialog>
      )}
      {task?.does === 'addPasskey' && (
        <PasswordDialog
          title="Add a passkey"
          confirmLabel="Continue"
          name={KIND_WORDS.passkey}
          onSubmit={addPasskey}
          onClose={close}
        >
          A security key, or this device with its fingerprint, face or PIN. The browser asks next.
          {elsewhere}
        </PasswordDialog>
      )}
      {task?.does === 'newCodes' && (
        <PasswordDialog
          title="Make new recovery codes"
          confirmLabel="Make codes"
          onSubmit={renewCodes}
          onClose={close}
        >
          The codes that you have now are good for nothing from then on.
        </PasswordDialog>
      )}
      {task?.does === 'remove' && (
        <PasswordDialog
          title={`Remove ${task.factor.name}?`}
          confirmLabel="Remove"
          tone="danger"
          onSubmit={({ password }) => remove(task.factor, password)}
          onClose={close}
        >
          It no longer signs you in. To have it back, add it again.
        </PasswordDialog>
      )}
      {task?.does === 'scan' && (
        <AppDialog offer={task.offer} name={task.name} onAdded={afterAdding} onClose={close} />
      )}
      {task?.does === 'keep' && <CodesDialog codes={task.codes} onClose={close} />}
      <LeaveShownOnce
        isShown={task?.does === 'keep'}
        what="the recovery codes"
        remedy="Where you have not kept them, make new ones here."
      />
    </Sheet>
  )
}

interface Props {
  codes: readonly string[]
  onClose: () => void
}

/** Shows recovery codes the one time that they can be read. */
const CodesDialog = ({ codes, onClose }: Props) => (
  <ShownOnceDialog
    name="recovery-codes"
    size="small"
    title="Your recovery codes"
    description="Each signs you in once in place of a second factor. Keep them where you do not keep your password: they are not shown again."
    text={codes.join('\n')}
    what="the codes"
    confirmLabel="I have kept them"
    onClose={onClose}
  >
    <ul
      aria-label="Recovery codes"
      className="rounded-control bg-sunk px-4 py-3 font-mono text-small leading-6"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </ShownOnceDialog>
)
