'use client'

import { History } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button/buttonClass'

interface Props {
  href: string
  /** Whose history it is: `History of packaging defaults`. */
  label: string
}

/** The way to a history that has no tab of its own; on a narrow page its icon alone. */
export function HistoryLink({ href, label }: Props) {
  return (
    <Link
      href={href}
      aria-label={label}
      title={label}
      className={buttonClass('quiet', 'max-rail:w-control max-rail:px-0')}
    >
      <History aria-hidden />
      <span className="max-rail:hidden">History</span>
    </Link>
  )
}
