import { QueryClient } from '@tanstack/react-query'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { QueueActions } from '@/components/approval/queue/QueueActions'
import type { SelectionTools } from '@/components/list/RecordList'
import { showSignedIn } from './component'

/** An approval as the list has shown it. */
type Row = { readonly approval_id: string }

/** Tools over rows that the list has shown. */
const toolsOver = (rows: readonly Row[]): SelectionTools => ({
  clear: () => undefined,
  keep: () => undefined,
  set: () => undefined,
  nameOf: () => null,
  rowOf: (id) => rows.find(({ approval_id }) => approval_id === id) ?? null,
})

interface Options {
  /** Those that are chosen, where the list has not shown all of them. */
  readonly ids?: readonly string[]
  readonly permissions?: readonly string[]
  readonly client?: QueryClient
}

/** Shows what can be done with approvals that are chosen, each call about them sent once. */
export const showChosen = (
  rows: readonly Row[],
  { ids = rows.map(({ approval_id }) => approval_id), permissions = [], client }: Options = {},
) =>
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <QueueActions
        selection={{ kind: 'some', ids: new Set(ids) }}
        tools={toolsOver(rows)}
        onWriting={() => undefined}
      />
    </AppRouterContext>,
    [...permissions],
    client ?? new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
