'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw, Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '@/components/api/api'
import { byClock } from '@/components/api/byClock'
import { asError } from '@/components/api/problem'
import { toldOf, useSingleCall } from '@/components/api/useSingleCall'
import { showMoment } from '@/components/form/model/show'
import { Awaiting } from '@/components/page/Awaiting'
import { LeaveShownOnce } from '@/components/page/LeaveShownOnce'
import { LoadFault } from '@/components/page/LoadFault'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Stale } from '@/components/page/Stale'
import { recordKey } from '@/components/record/useRecord'
import { useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { tellNews, tellWritten } from '@/components/ui/feedback/tell'
import { webhook } from '@/lib/resources'
import { DeliveriesSheet, LOOK_EVERY } from './DeliveriesSheet'
import { subjectOf } from './DeliveryTable'
import { ReplayDialog } from './ReplayDialog'
import { NewSecretDialog, ShownSecretDialog } from './SecretDialogs'
import { SecretsSheet } from './SecretsSheet'
import { StateSheet } from './StateSheet'
import { countOf, type Delivery, readState, stateKey } from './webhooks'

/** What is being done. */
type Task =
  | { readonly does: 'make' | 'replay' }
  | { readonly does: 'keep'; readonly secret: string }

/** How a webhook does: its state, its last answers, its secrets, and what can be done about them. */
export function BoardPage({ id }: { id: string }) {
  const queries = useQueryClient()
  const zone = useTimeZone() ?? 'UTC'
  const [task, setTask] = useState<Task | null>(null)
  /** Why the last that was asked for was not done: a test, or a delivery that is sent again. */
  const [refused, setRefused] = useState<Error | null>(null)
  const state = useQuery({
    queryKey: stateKey(id),
    ...byClock(LOOK_EVERY, (reading) => readState(id, reading)),
  })
  const close = () => setTask(null)
  const readAnew = () => queries.invalidateQueries({ queryKey: recordKey(webhook, id) })
  const trying = useSingleCall({
    mutationFn() {
      setRefused(null)
      return api.post('/admin/webhooks/{webhook_id}/test', { path: { webhook_id: id } })
    },
    onError: (fault) => setRefused(toldOf(fault)),
    onSuccess({ written, body }) {
      if (body.state === 'delivered') tellWritten(written, 'The test was taken')
      else tellNews(`The test failed. ${body.last_error ?? ''}`)
      void readAnew()
    },
  })
  async function replay(delivery: Delivery) {
    setRefused(null)
    try {
      const { written } = await api.post(
        '/admin/webhooks/{webhook_id}/deliveries/{delivery_id}/replay',
        { path: { webhook_id: id, delivery_id: delivery.delivery_id } },
      )
      tellWritten(written, `${subjectOf(delivery)} is sent again`)
      await readAnew()
    } catch (fault) {
      setRefused(toldOf(asError(fault)))
    }
  }
  if (state.isPending) {
    return (
      <Awaiting queryKey={stateKey(id)} what="how the webhook does">
        <Skeleton className="m-6 h-40" />
      </Awaiting>
    )
  }
  if (!state.data) {
    return (
      <LoadFault
        title="How the webhook does could not be loaded"
        fault={state.error}
        isRetrying={state.isFetching}
        onRetry={state.refetch}
      />
    )
  }
  const { secrets, waiting, parked } = state.data
  return (
    <div className="flex max-w-304 flex-col gap-4 px-3 py-4 rail:px-6">
      {refused && <ProblemBanner fault={refused} />}
      {state.error && <Stale fault={state.error} since={showMoment(state.dataUpdatedAt, zone)} />}
      <StateSheet
        of={state.data}
        action={
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Send />}
              isPending={trying.isPending}
              isDisabled={secrets.length === 0}
              onPress={() => trying.mutate()}
            >
              Send a test
            </Button>
            <Button icon={<RotateCw />} onPress={() => setTask({ does: 'replay' })}>
              Send again
            </Button>
          </div>
        }
      />
      <DeliveriesSheet
        id={id}
        counts={{ waiting: countOf(waiting), parked: countOf(parked) }}
        onReplay={replay}
      />
      <SecretsSheet secrets={secrets} onMake={() => setTask({ does: 'make' })} />
      {task?.does === 'make' && (
        <NewSecretDialog
          id={id}
          hasFormer={secrets.length > 0}
          onMade={(secret) => {
            setTask({ does: 'keep', secret })
            void readAnew()
          }}
          onClose={close}
        />
      )}
      {task?.does === 'keep' && <ShownSecretDialog value={task.secret} onClose={close} />}
      <LeaveShownOnce
        isShown={task?.does === 'keep'}
        what="the secret"
        remedy="Where it was not passed on, replace it by another one here."
      />
      {task?.does === 'replay' && (
        <ReplayDialog
          id={id}
          parked={Number(String(parked))}
          onDone={() => {
            close()
            void readAnew()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
