import { client } from '@/lib/resources'
import { Random } from '../random'
import type { Setting } from '../setting'
import { type Members, setMembers } from '../values'
import { bespoke, defaults, notes } from './agreed'
import { billing } from './billing'
import { addresses, contacts } from './contacts'
import { fees, finance, rates } from './finance'
import { commercial, identity } from './identity'
import { fbt, payroll } from './packaging'
import { type Part, profileOf } from './profile'
import { prospecting } from './prospecting'
import { discounts, labels, running } from './vehicles'

const PARTS: Readonly<Record<string, Part>> = {
  identity,
  commercial,
  contacts,
  addresses,
  prospecting,
  billing,
  finance,
  fees,
  rates,
  fbt,
  payroll,
  running,
  discounts,
  labels,
  notes,
  defaults,
  bespoke,
}

/** Client number `number`, as a request would set it: what is unset or at its default is absent. */
export function clientBody(number: number, setting: Setting): Members {
  const profile = profileOf(number, setting)
  const body: Members = {}
  for (const [name, part] of Object.entries(PARTS)) {
    Object.assign(body, part(profile, new Random(name, number)))
  }
  return setMembers(client, body)
}
