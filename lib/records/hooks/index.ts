import type { AnyResource, RecordOf } from '@/lib/resources'
import type { Hook } from './hook'
import { keepAccounts } from './keepAccounts'
import { keepAdministration } from './keepAdministration'
import { keepServiceAccounts } from './keepServiceAccounts'
import { keepWebhooks } from './keepWebhooks'
import { linkContract } from './linkContract'

/** Every hook that a definition names, over the records of that very resource. */
type Hooks = {
  readonly [Of in AnyResource as Of['hooks'][number]]: Hook<RecordOf<Of>>
}

export const HOOKS: Hooks = {
  keepAccounts,
  keepAdministration,
  keepServiceAccounts,
  keepWebhooks,
  linkContract,
}
