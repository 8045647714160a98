import type { IncomingMessage } from 'node:http'
import { Problem } from '@/lib/problem'

/**
 * Reads a request's body straight from the connection: for the few hundred bytes of most bodies a
 * stream of the web's kind costs more than everything else about the request.
 */
export const requestBytes = (message: IncomingMessage, most: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const stop = () =>
      message.off('data', take).off('end', finish).off('close', giveUp).off('error', giveUp)
    const finish = () => {
      stop()
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))
    }
    const giveUp = () => {
      stop()
      reject(new Problem('malformed_json', 'The body broke off before its end.'))
    }
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= most) return
      finish()
      // What still comes is let by unread, so that the connection stays usable.
      message.resume()
    }
    message.on('data', take).once('end', finish).once('close', giveUp).once('error', giveUp)
  })
