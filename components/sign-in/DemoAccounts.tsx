'use client'

import { Button } from 'react-aria-components'

/** An account that is there to be tried. */
export interface DemoAccount {
  userName: string
  password: string
  /** What its role may do. */
  may: string
}

interface Props {
  accounts: readonly DemoAccount[]
  onChosen: (account: DemoAccount) => void
}

/** One press fills the form; the person still signs in themselves. */
export function DemoAccounts({ accounts, onChosen }: Props) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-3 border-rule border-t pt-4">
      <h2 id="demo-accounts" className="mb-1.5 text-ink-3 text-small">
        Demonstration data: choose an account to fill the form
      </h2>
      <ul className="-mx-2">
        {accounts.map((account) => (
          <li key={account.userName}>
            <Button
              onPress={() => onChosen(account)}
              className="flex min-h-8 w-full cursor-default items-center gap-3 rounded-control px-2 text-left transition-colors hover:bg-sunk active:bg-rule pointer-coarse:min-h-11 max-sm:min-h-11"
            >
              <span className="w-20 font-medium">{account.userName}</span>
              <span className="text-ink-2">{account.may}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
