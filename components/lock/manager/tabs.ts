/** What the tabs of one user tell each other about the lock on one record. */
export type TabMessage =
  /** Another tab wants the lock: its holder gives it up and answers `freed`. */
  | 'yield'
  /** The lock was given up, or taken: the others look at once. */
  | 'freed'
  | 'taken'

export interface Tabs {
  say(message: TabMessage): void
  /** Resolves with the first such message, or after so many milliseconds without one. */
  heard(message: TabMessage, within: number): Promise<void>
  close(): void
}

/** Opens the channel between the tabs in which this user has a record open, such as `approval 88021`. */
export function openTabs(
  userId: string,
  record: string,
  onMessage: (message: TabMessage) => void,
): Tabs {
  const channel = new BroadcastChannel(`fleetbook.lock.${userId}.${record}`)
  channel.addEventListener('message', ({ data }) => onMessage(data as TabMessage))
  return {
    say: (message) => channel.postMessage(message),
    heard: (message, within) =>
      new Promise((resolve) => {
        const done = () => {
          channel.removeEventListener('message', listen)
          resolve()
        }
        const listen = ({ data }: MessageEvent) => data === message && done()
        channel.addEventListener('message', listen)
        setTimeout(done, within)
      }),
    close: () => channel.close(),
  }
}
