'use client'

import { useSessionUser } from '@/components/session/user'
import { Banner } from '@/components/ui/feedback/Banner'
import { PasswordSheet } from './PasswordSheet'
import { SecondFactorsSheet } from './SecondFactorsSheet'

/** Who is signed in, and how they sign in. */
export function Profile() {
  const account = useSessionUser()
  if (!account) return null
  const { user, role } = account
  return (
    <>
      <header>
        <h1 className="line-clamp-3 font-semibold text-record wrap-anywhere">
          {user.display_name}
        </h1>
        <p className="text-ink-2">
          {user.user_name} · {role.name}
        </p>
      </header>
      {account.needs_second_factor && (
        <Banner tone="amber">
          Your role asks for a second factor. Add one: until then you may do nothing else.
        </Banner>
      )}
      {account.is_federated ? (
        <p className="text-ink-2">
          Your organisation’s identity provider says who you are, so there is no password to keep
          here, and no second factor.
        </p>
      ) : (
        <>
          <SecondFactorsSheet />
          <PasswordSheet userName={user.user_name ?? ''} />
        </>
      )}
    </>
  )
}
