import { newKey } from '@/components/api/newKey'
import { inTab, onDevice } from '@/components/state/webStorage'

/** The name under which one form keeps its draft; no other takes that up while it is held. */
export interface DraftKey {
  readonly key: string
  release(): void
}

const BETWEEN = '#'

/** Locks of this page that it gives up: a form that is opened next has to find them free. */
const going = new Set<Promise<unknown>>()

/**
 * Holds a name for a draft of a record that no other form of this browser has, in whatever tab: a
 * second one would write over what the first keeps. Where the browser has no locks, as on a page
 * without TLS, all share one.
 *
 * @param name that of all drafts of the record
 */
export function holdDraftKey(name: string): DraftKey {
  if (!navigator.locks) return { key: name, release: () => undefined }
  const key = `${name}${BETWEEN}${newKey()}`
  let release = () => {}
  const isOver = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = navigator.locks.request(key, () => isOver)
  return {
    key,
    release() {
      going.add(held)
      void held.finally(() => going.delete(held))
      release()
    },
  }
}

/** Keeps a draft under the name that is held: this tab looks there first once it is loaded anew. */
export function keepDraft(name: string, key: string, draft: unknown): void {
  onDevice.keep(key, draft)
  inTab.keepText(name, key)
}

/** What is done with a draft that a form has left: it is taken up, or nothing of it is unsaved. */
export type Found = 'taken' | 'over' | 'left'

/**
 * Gives what forms have left that are not open any more, this tab's own first and then the newest,
 * until one is taken. That is forgotten then, and so is what is over. What another tab has open stays
 * with it.
 *
 * @param own where the form that asks keeps its draft
 * @param find says what becomes of a draft
 */
export async function takeLeftDraft(
  name: string,
  own: string,
  find: (draft: unknown) => Found,
): Promise<void> {
  if (!navigator.locks) return
  await Promise.allSettled(going)
  for (const key of leftUnder(name).filter((each) => each !== own)) {
    const found = await navigator.locks.request(key, { ifAvailable: true }, (lock): Found => {
      const is = lock ? find(onDevice.read(key)) : 'left'
      if (is !== 'left') onDevice.forget(key)
      return is
    })
    if (found === 'taken') return
  }
}

function leftUnder(name: string): string[] {
  const mine = inTab.text(name)
  const at = (key: string) => String((onDevice.read(key) as { at?: unknown } | null)?.at ?? '')
  return onDevice
    .names()
    .filter((each) => each === name || each.startsWith(name + BETWEEN))
    .toSorted((a, b) => Number(b === mine) - Number(a === mine) || at(b).localeCompare(at(a)))
}
