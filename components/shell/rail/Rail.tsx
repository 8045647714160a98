import { Mark } from '@/components/page/Mark'
import { PageLink } from '@/components/page/PageLink'
import { RailEntries } from './RailEntries'

/** The rail at the left of a wide screen. */
export function Rail() {
  return (
    <aside
      aria-label="Console"
      className="sticky top-0 hidden h-dvh w-rail shrink-0 flex-col overflow-y-auto border-rule border-r bg-sunk rail:flex"
    >
      <PageLink
        href="/"
        className="m-2.5 flex h-7 w-fit items-center rounded-control px-2"
        aria-label="Fleetbook, start"
      >
        <Mark />
      </PageLink>
      <RailEntries />
    </aside>
  )
}
