'use client'

import { KeyRound, Plus, Smartphone } from 'lucide-react'
import { useMoment } from '@/components/form/model/useMoment'
import { Button } from '@/components/ui/button/Button'
import { counted } from '@/lib/text/words'
import { KIND_WORDS, type SecondFactor, type SecondFactors } from './factors'

interface Props {
  factors: SecondFactors
  onAddApp: () => void
  onAddPasskey: () => void
  onNewCodes: () => void
  onRemove: (factor: SecondFactor) => void
}

/** The factors there are, the codes that are left, and what can be done about them. */
export function FactorList({ factors, onAddApp, onAddPasskey, onNewCodes, onRemove }: Props) {
  const { data, recovery_codes } = factors
  return (
    <>
      {data.length === 0 ? (
        <p className="px-4 py-3 text-ink-2">
          None. Whoever learns your password can sign in as you.
        </p>
      ) : (
        <ul className="divide-y divide-rule">
          {data.map((factor) => (
            <FactorRow key={factor.factor_id} factor={factor} onRemove={() => onRemove(factor)} />
          ))}
          <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-1">
              {counted(Number(recovery_codes), 'recovery code')} left
            </span>
            <Button variant="quiet" onPress={onNewCodes}>
              Make new codes
            </Button>
          </li>
        </ul>
      )}
      <div className="flex flex-wrap gap-2 border-rule border-t px-4 py-3">
        <Button icon={<Plus />} onPress={onAddApp}>
          Add an authenticator app
        </Button>
        <Button icon={<Plus />} onPress={onAddPasskey}>
          Add a passkey
        </Button>
      </div>
    </>
  )
}

function FactorRow({ factor, onRemove }: { factor: SecondFactor; onRemove: () => void }) {
  const { kind, name, created, last_used } = factor
  const moment = useMoment()
  const Icon = kind === 'totp' ? Smartphone : KeyRound
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-ink-3 text-small">
          {name !== KIND_WORDS[kind] && `${KIND_WORDS[kind]} · `}added {moment(created)}
          {last_used && ` · last used ${moment(last_used)}`}
        </p>
      </div>
      <Button variant="quiet" aria-label={`Remove ${name}`} onPress={onRemove}>
        Remove
      </Button>
    </li>
  )
}
