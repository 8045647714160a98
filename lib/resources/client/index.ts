import { defineResource } from '../resource'
import { billing } from './billing'
import { addresses, contacts } from './contacts'
import { bespoke, defaults } from './defaults'
import { fees, finance, rates } from './finance'
import { commercial, identity } from './identity'
import { notes } from './notes'
import { fbt, payroll } from './packaging'
import { prospecting } from './prospecting'
import { discounts, fuel, luxury, novated, registration } from './vehicles'

/** A customer organisation with everything that is agreed with it. */
export const client = defineResource({
  name: 'client',
  title: 'Client',
  plural: 'Clients',
  id: { name: 'client_id', maxDigits: 10 },
  kept: [
    {
      name: 'client_id',
      label: 'Client ID',
      help: 'Number given to the client when it was created.',
      kind: 'id',
    },
  ],
  sections: [
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
    fuel,
    novated,
    luxury,
    discounts,
    registration,
    notes,
    defaults,
    bespoke,
  ],
})
