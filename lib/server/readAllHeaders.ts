import type { Server } from 'node:http'

/**
 * Has a server read every header that a request has room for. Node leaves out what comes behind the
 * first two thousand without a word: where the proxy says from where a caller comes, among others, so
 * that they would be taken for the proxy itself.
 */
export const readAllHeaders = (server: Server): void => {
  server.maxHeadersCount = 0
}
