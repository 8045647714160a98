import { expect, test } from 'vitest'
import { supplier } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { inUseFault } from './alike'

test.each([
  [
    'Supplier',
    'name',
    'There is a supplier X already: each has a name of its own, whatever its case.',
  ],
  [
    'Insurance policy',
    'abn',
    'There is an insurance policy X already: each has an ABN of its own, whatever its case.',
  ],
  [
    'GST rate',
    'trading_name',
    'There is a GST rate X already: each has a trading name of its own, whatever its case.',
  ],
])('what another %s has by its %s is told in good words', (title, name, message) => {
  const field = supplier.fields.get(name) as Field
  const fault = inUseFault({ ...(supplier as Resource), title }, field, 'X')
  expect(fault).toEqual({ pointer: `/${name}`, code: 'in_use', message })
})
