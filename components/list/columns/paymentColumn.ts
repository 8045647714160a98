import { PAYMENT_CHANGES } from '@/lib/derive/filters'
import { payersOf, RECENT_DAYS } from '@/lib/derive/payments'
import type { Resource } from '@/lib/resources/resource'
import { KEPT_GROUP, type ListColumn, plainColumn } from './columns'

const LATELY = `changed in the last ${RECENT_DAYS} days`

/**
 * What filters a list by whether bank details behind the payments of its records were changed lately:
 * no column, as the mark beside a record's name tells it. None where no bank details are behind any.
 */
export const paymentColumns = (resource: Resource): ListColumn[] =>
  payersOf(resource).length === 0
    ? []
    : [
        plainColumn({
          id: PAYMENT_CHANGES,
          label: 'Bank details',
          group: KEPT_GROUP,
          filters: { set: PAYMENT_CHANGES },
          setWords: { set: LATELY, unset: `not ${LATELY}` },
        }),
      ]
