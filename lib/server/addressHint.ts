import type { IncomingMessage } from 'node:http'
import { apiOperations } from '@/lib/http/openapi/served'
import { isNeverApi } from './addresses'

/** Where the API is. */
export const API = '/api/v1'

/** What an address begins with that has the API's way, or another version's, or it twice. */
const WAY = /^(?:api|v\d+(?:\.\d+)*)$/i
const JSON_TYPE = /\bapplication\/(?:[\w.-]+\+)?json\b/i
/** A longer address is no slip, and is not said again. */
const MAX_SAID = 200

const templates = Object.keys(apiOperations)
const patterns = templates.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`))
/** Folders of which the address may lack the name: `/clients` for `/fm/clients`. */
const areas = [...new Set(templates.map((path) => path.split('/')[1] ?? ''))]

/**
 * The address of an operation that is probably meant by one at which there is none: without the API's
 * way, with it twice or with that of another version, with an empty segment, or without its folder.
 */
export function addressHint(path: string): string | undefined {
  if (path.length > MAX_SAID) return undefined
  const words = path.split('/').filter(Boolean)
  const first = words.findIndex((word) => !WAY.test(word))
  if (first < 0) return undefined
  const rest = `/${words.slice(first).join('/')}`
  const isThere = (address: string) => patterns.some((pattern) => pattern.test(address))
  const found = [rest, ...areas.map((area) => `/${area}${rest}`)].find(isThere)
  return found === undefined || API + found === path ? undefined : API + found
}

/**
 * Whether who asks for what is no address of the API wants the API all the same: as they accept JSON and
 * no page, or send a token, or JSON, to where it has something. A proxy may add a token to whatever it
 * passes on, also to what a browser loads for a page, and to what the router of pages fetches.
 */
export function meansApi({ headers }: IncomingMessage, path: string): boolean {
  const { accept = '', authorization = '', rsc, 'sec-fetch-dest': wantedFor = 'empty' } = headers
  const sent = headers['content-type'] ?? ''
  if (
    isNeverApi(path) ||
    accept.includes('text/html') ||
    rsc !== undefined ||
    wantedFor !== 'empty'
  )
    return false
  if (JSON_TYPE.test(accept)) return true
  return (
    (/^bearer /i.test(authorization) || JSON_TYPE.test(sent)) && addressHint(path) !== undefined
  )
}
