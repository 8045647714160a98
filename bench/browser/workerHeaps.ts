import type { CDPSession } from 'playwright'

/**
 * Follows the workers that a page starts, each of which has a heap of its own beside the page's.
 *
 * @returns what tells how many bytes they hold together just now
 */
export async function workerHeaps(devtools: CDPSession): Promise<() => Promise<number>> {
  const running = new Set<string>()
  const asked = new Map<string, (bytes: number) => void>()

  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') running.add(sessionId)
  })
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => {
    running.delete(sessionId)
    asked.get(sessionId)?.(0)
  })
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { result } = JSON.parse(message) as { result?: { usedSize?: number } }
    if (result) asked.get(sessionId)?.(result.usedSize ?? 0)
  })
  const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false }
  await devtools.send('Target.setAutoAttach', auto)

  const heapOf = (sessionId: string) =>
    new Promise<number>((resolve) => {
      asked.set(sessionId, resolve)
      const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' })
      // It may have ended a moment ago, and then holds nothing.
      devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => resolve(0))
    })
  return async () => {
    const heaps = await Promise.all([...running].map(heapOf))
    return heaps.reduce((sum, bytes) => sum + bytes, 0)
  }
}
