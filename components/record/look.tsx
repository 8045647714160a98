'use client'

import type { FormLook } from '@/components/form/look'
import { onceEach } from '@/lib/derive/onceEach'
import type { Resource } from '@/lib/resources/resource'
import { MenuInHeading } from './MenuInHeading'
import type { Particulars } from './particulars'
import { replacedReview } from './ReplacedReview'
import { isReplaced } from './transport'

/** A form of so few fields shows them all at once: it needs no list of sections and no finder. */
const FEW_FIELDS = 8

/** How the forms of a resource look: as its definition has it, and beyond that as it has particulars. */
export function lookOf(resource: Resource, { look }: Particulars): FormLook {
  return look ? { ...plainly(resource), ...look } : plainly(resource)
}

const plainly = onceEach(
  (resource: Resource): FormLook => ({
    ...(isReplaced(resource) && { review: replacedReview }),
    ...(!resource.isSingleton &&
      resource.leaves.length <= FEW_FIELDS && { isPlain: true, actions: MenuInHeading }),
  }),
)
