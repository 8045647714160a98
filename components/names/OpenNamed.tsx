'use client'

import { ArrowUpRight } from 'lucide-react'
import { Link, type LinkProps } from 'react-aria-components'
import { faultWords } from '@/components/api/faultWords'
import { type RecordBody, recordCalls } from '@/components/api/records'
import { useMove } from '@/components/page/useMove'
import { usePermission } from '@/components/session/user'
import { tellRefusal } from '@/components/ui/feedback/tell'
import { Tooltip } from '@/components/ui/overlay/Tooltip'
import { recordPage } from '@/lib/derive/addresses'
import type { Naming } from '@/lib/derive/naming'
import { shownName } from '@/lib/text/words'
import { useName } from './useNames'

interface Props {
  naming: Naming
  id: string
}

/** The way to the record that a value stands for, for roles that may read it. */
export function OpenNamed({ naming, id }: Props) {
  const name = useName(naming, id)?.name
  const { resource, list } = naming
  const mayRead = usePermission(resource.permissions.read)
  if (name === undefined || !mayRead) return null
  const label = `Open ${shownName(name) || id}`
  if (list) return <OpenCode {...{ naming, id, label }} />
  return <OpenLink label={label} href={recordPage(resource, id)} />
}

/** Of a code only its list knows which record it is: that is looked for once it is wanted. */
function OpenCode({ naming: { resource, list }, id, label }: Props & { label: string }) {
  const move = useMove()
  /** The record of the code, page by page: there may be many others of which it is a part. */
  async function find(cursor?: string): Promise<RecordBody | undefined> {
    const query = { list, code_contains: id, fields: `code,${resource.id.name}`, limit: 200 }
    const asked = { ...query, ...(cursor && { cursor }) }
    const { data, next_cursor: next } = (await recordCalls(resource).list(asked)).body
    return data.find(({ code }) => code === id) ?? (next === null ? undefined : find(next))
  }
  async function open() {
    const { pathname } = location
    try {
      const entry = await find()
      // Whoever has left meanwhile is not taken away from where they are.
      if (location.pathname !== pathname) return
      if (!entry) return tellRefusal(`The code ${id} is not in its list any more.`)
      move.leave(recordPage(resource, String(entry[resource.id.name])))
    } catch (fault) {
      tellRefusal(faultWords(fault as Error))
    }
  }
  return <OpenLink label={label} onPress={open} />
}

const OpenLink = ({ label, ...props }: { label: string } & LinkProps) => (
  <Tooltip text={label}>
    <Link
      {...props}
      aria-label={label}
      className="-mx-1.5 inline-flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink"
    >
      <ArrowUpRight aria-hidden className="size-3.5" />
    </Link>
  </Tooltip>
)
