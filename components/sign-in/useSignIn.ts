import { useRef, useState } from 'react'
import { faultWords } from '@/components/api/faultWords'
import { asError } from '@/components/api/problem'
import { showPasskey } from '@/components/session/passkey'
import { type Proof, signIn, signInFaultWords } from '@/components/session/signIn'
import type { SignInFault } from '@/components/session/signInFault'

interface Signing {
  /** Whether the password was right and more is asked for. */
  readonly needsFactor: boolean
  /** Whether one of these could be a passkey. */
  readonly mayBePasskey: boolean
  /** True while an answer is awaited, and from then on when the person is let in. */
  readonly isPending: boolean
  /** Why the last try was refused. */
  readonly refusal: string | undefined
  /** While a try is under way this makes none, as does the next: the code would be used up. */
  tryWith(proof: Proof): Promise<void>
  tryPasskey(proof: Proof): Promise<void>
  forgetRefusal(): void
  /** Somebody else is named: what one account asks for besides, another may not. */
  startOver(): void
}

/** The steps of signing in: the password, then whatever the account asks for besides. */
export function useSignIn(onSignedIn: () => void): Signing {
  const [needed, setNeeded] = useState<Extract<SignInFault, { kind: 'factorNeeded' }>>()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const isUnderWay = useRef(false)

  /** Passes on what came of a try; only who is let in goes on waiting, for the next page. */
  function judge(fault: SignInFault | null): void {
    if (!fault) {
      onSignedIn()
      return
    }
    end()
    if (fault.kind === 'factorNeeded') setNeeded(fault)
    else setRefusal(signInFaultWords(fault))
  }
  function end() {
    isUnderWay.current = false
    setPending(false)
  }
  /** Has a try begin, and tells whether it may. */
  function begins(): boolean {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setPending(true)
    setRefusal(undefined)
    return true
  }

  return {
    needsFactor: needed !== undefined,
    mayBePasskey: needed?.passkey !== undefined,
    isPending,
    refusal,
    async tryWith(proof) {
      if (begins()) judge(await signIn(proof))
    },
    async tryPasskey(proof) {
      if (!begins()) return
      // What a passkey is asked for is good for one answer, and not for long.
      const asked = await signIn(proof)
      if (asked?.kind !== 'factorNeeded' || !asked.passkey) return judge(asked)
      try {
        judge(await signIn({ ...proof, passkey: await showPasskey(asked.passkey) }))
      } catch (fault) {
        end()
        setRefusal(faultWords(asError(fault)))
      }
    },
    forgetRefusal: () => setRefusal(undefined),
    startOver: () => setNeeded(undefined),
  }
}
