import type { ChildProcess, MessageOptions } from 'node:child_process'
import type { Socket } from 'node:net'

/** Either end of the channel that Node opens to a process which it forks. */
type Peer = ChildProcess | NodeJS.Process

/** What may go along with a message, and who is told when it has gone, or cannot. */
interface Along extends MessageOptions {
  /** A connection that is handed over. */
  readonly socket?: Socket
  readonly whenSent?: () => void
}

/** A message that processes of the service send each other, of one kind. */
export interface Message<Content> {
  /** Sends one. Whoever has gone meanwhile hears it no more, which is no fault. */
  send(to: Peer, content: Content, along?: Along): void
  /** Hears each of these that comes, and no other; returns what hears no more. */
  on(from: Peer, listener: (content: Content, socket?: Socket) => void): () => void
}

/**
 * A kind of message, by a name that no other kind has: all of them come through one channel, where
 * Node's own and those of packages come too.
 *
 * @param name what the two processes know it by; its content goes as JSON
 */
export function defineMessage<Content extends object | string | number | true>(
  name: string,
): Message<Content> {
  const key = `fleetbook ${name}`
  return {
    send(to, content, { socket, whenSent, ...options } = {}) {
      // Where nobody is to be told, Node throws if the other end has gone.
      to.send?.({ [key]: content }, socket, options, () => whenSent?.())
    },
    on(from, listener) {
      const hear = (message: unknown, socket?: unknown) => {
        if (typeof message !== 'object' || message === null) return
        const content = (message as Partial<Record<string, Content>>)[key]
        if (content !== undefined) listener(content, socket as Socket | undefined)
      }
      from.on('message', hear)
      return () => void from.off('message', hear)
    },
  }
}
