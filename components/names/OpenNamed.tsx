'use client'

import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-aria-components'
import { usePermission } from '@/components/session/user'
import { Tooltip } from '@/components/ui/overlay/Tooltip'
import { recordPage } from '@/lib/derive/addresses'
import type { Naming } from '@/lib/derive/naming'
import { shownName } from '@/lib/text/words'
import { useNamedRecord } from './useNames'

interface Props {
  naming: Naming
  id: string
}

/** The way to the record that a value stands for, for roles that may read it. */
export function OpenNamed({ naming, id }: Props) {
  const record = useNamedRecord(naming, id)
  const mayRead = usePermission((record ?? naming).resource.permissions.read)
  if (!record || !mayRead) return null
  const label = `Open ${shownName(record.name) || id}`
  return (
    <Tooltip text={label}>
      <Link
        href={recordPage(record.resource, record.id)}
        aria-label={label}
        className="-mx-1.5 inline-flex print:hidden size-6 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink"
      >
        <ArrowUpRight aria-hidden className="size-3.5" />
      </Link>
    </Tooltip>
  )
}
