import { stringify } from 'lossless-json'
import { vi } from 'vitest'
import { api } from '@/components/api/api'
import { tryOutText, writeEachText } from '@/components/api/bulk/calls'
import { resultsOf } from '@/components/api/bulk/elements'
import { newKey } from '@/components/api/newKey'
import { type Corrections, NO_CORRECTIONS } from '@/components/import/corrections'
import { guessMapping, targetsOf } from '@/components/import/mapping'
import { shapeOf } from '@/components/import/read'
import { type ImportResult, runImport } from '@/components/import/run'
import { NAMINGS } from '@/lib/derive/naming'
import type { Resource } from '@/lib/resources/resource'
import { callerOf } from './caller'
import type { DemoName, Scene } from './scene'

/**
 * Has what the console calls from now on go to a service, as from a page at which an account is
 * signed in; until `vi.unstubAllGlobals()`.
 */
export async function callAsPage({ base }: Scene, account: DemoName): Promise<void> {
  const body = { username: account, password: `${account}-demo-password` }
  const { access_token } = (await callerOf(base)('POST', '/authenticate', { body })).body
  const send = fetch
  vi.stubGlobal('fetch', (address: string, { headers, ...init }: RequestInit = {}) => {
    const all = new Headers(headers)
    all.set('authorization', `Bearer ${access_token}`)
    return send(new URL(address, base), { ...init, headers: all })
  })
}

interface Pass {
  /** What was written in place of cells that were at fault. */
  readonly corrections?: Corrections
  /** True tries the file out, false writes it. */
  readonly isDry: boolean
}

/** A pass over a file whose columns are called as fields are, with the calls that the console makes. */
export async function passOver(
  resource: Resource,
  file: Blob,
  { corrections = NO_CORRECTIONS, isDry }: Pass,
): Promise<ImportResult> {
  const shape = await shapeOf(file)
  const { head, sample } = shape
  const mapping = guessMapping(targetsOf(resource), head, sample)
  // A person would be asked about each of these first.
  if (mapping.includes(undefined)) throw new Error(`Not all are known: ${head.join(', ')}`)
  return runImport({
    ...{ resource: resource.name, file, shape, timeZone: 'UTC' },
    plan: { head, mapping, empty: 'leave', creates: true, corrections },
    namings: new Set(NAMINGS.keys()),
    async call(elements, doing) {
      const text = stringify(elements) ?? ''
      return resultsOf(
        isDry || doing === 'compare'
          ? await tryOutText(resource, doing, text, {})
          : await writeEachText(resource, doing, text, newKey(), { context: {} }),
      )
    },
    async askNames(of, texts) {
      const query = { id: [...texts], name: [...texts] }
      return (await api.get('/fm/names/{of}', { path: { of }, query })).body.data
    },
    whoChanged: async () => ({}),
    onProgress: () => undefined,
    isCancelled: () => false,
  })
}
