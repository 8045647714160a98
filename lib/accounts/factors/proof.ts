import type { Database } from '@/lib/db/database'
import { Problem } from '@/lib/problem'

/** What somebody has shown besides the password: it fits, and is good for one sign-in. */
export interface Proof {
  /** True where to use it up is a change of the account, which is made under `changingAccounts`. */
  readonly isChange?: true
  /**
   * Uses it up, in the transaction that signs in by it: whoever is not signed in still has it.
   *
   * @throws Problem 401 where somebody else has used it since it was shown
   */
  spend(connection: Database): Promise<void>
}

/** Says that what was shown does not sign in. */
export const wrongFactor = (): Problem =>
  new Problem(
    'second_factor_wrong',
    'The code or the passkey does not fit, or has been used already.',
    { headers: { 'www-authenticate': 'Bearer' } },
  )
