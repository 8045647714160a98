import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ImportWork } from '@/components/import/ImportWork'
import { sessionUserKey } from '@/components/session/user'
import type { Resource } from '@/lib/resources/resource'
import { show } from './component'

/** A worker as the test server has it: a module, where the console's is bundled into one script. */
export class ModuleWorker extends Worker {
  constructor(address: string | URL) {
    super(String(address).replace('type=classic', 'type=module'), { type: 'module' })
  }
}

/** No page is left here. */
const ROUTER = {} as AppRouterInstance

/** Shows the import of a resource to whoever has these permissions. */
export function showImport(
  resource: Resource,
  permissions: readonly string[],
  onWritten: () => void = () => undefined,
): void {
  const queries = new QueryClient()
  queries.setQueryData(sessionUserKey, { permissions })
  show(
    <AppRouterContext.Provider value={ROUTER}>
      <QueryClientProvider client={queries}>
        <ImportWork resource={resource} onWritten={onWritten} />
      </QueryClientProvider>
    </AppRouterContext.Provider>,
  )
}

/** Gives the import a file of this content, whatever comes of it. */
export async function giveFile(content: BlobPart): Promise<void> {
  const file = new File([content], 'file.csv', { type: 'text/csv' })
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLElement, file)
}

/** Gives the import a file of these lines, which it can read. */
export async function chooseFile(lines: readonly string[]): Promise<void> {
  await giveFile(lines.join('\r\n'))
  await expect.element(page.getByRole('table', { name: 'Columns of the file' })).toBeVisible()
}
