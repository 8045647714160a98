'use client'

import { Link } from 'react-aria-components'
import { usePermission } from '@/components/session/user'
import { newPage } from '@/lib/derive/addresses'
import type { Naming } from '@/lib/derive/naming'

/**
 * The way to a new record of those that a value may stand for, for roles that may add one. It opens a
 * tab of its own: the form stays as it is.
 */
export function AddNamed({ naming: { resource } }: { naming: Naming }) {
  const mayAdd = usePermission(resource.permissions.create ?? '')
  if (!mayAdd) return null
  return (
    <Link
      href={newPage(resource)}
      target="_blank"
      className="rounded-tag font-medium text-accent hover:underline"
    >
      Add one under {resource.plural}
      <span className="sr-only"> in another tab</span>
    </Link>
  )
}
