import type { Page } from 'playwright/test'
import { recordPage } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'

const API = '/api/v1'
/** As many members as make a record too much to be read for its name. */
const MANY = 50

/**
 * Watches what a page reads of records, from now on. What it gives tells which of these calls ask
 * for more than is shown: a list that does not say which members it needs, or the whole of a record
 * of many members on a page that is not that record's. It forgets them then.
 */
export function watchReads(page: Page): () => string[] {
  let read: { address: URL; from: string }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') return
    read.push({ address: new URL(request.url()), from: new URL(page.url()).pathname })
  })
  return () => {
    const told = read.filter(({ address, from }) => isTooMuch(address, from))
    read = []
    return told.map(({ address }) => `${address.pathname}${address.search}`)
  }
}

const isTooMuch = ({ pathname, searchParams }: URL, from: string): boolean =>
  resources.some((resource) => {
    const list = `${API}${resource.path}`
    if (pathname === list) return !searchParams.has('fields')
    const [id, ...below] = pathname.startsWith(`${list}/`)
      ? pathname
          .slice(list.length + 1)
          .split('/')
          .map(decodeURIComponent)
      : []
    if (id === undefined || below.length > 0 || resource.leaves.length < MANY) return false
    return !`${from}/`.startsWith(`${recordPage(resource, id)}/`)
  })
