'use client'

import { useEffect } from 'react'
import { createStore, useStore } from '@/components/state/store'
import { PageTitle } from './PageTitle'
import { pageTitle } from './pageTitle'

/** One step of the way; the last has no address, as it is the page itself. */
export interface Crumb {
  label: string
  href?: string
}

const none: Crumb[] = []
const pageCrumbs = createStore<Crumb[]>(none)

/** The way that the open page has given; empty where the rail says it all. */
export const usePageCrumbs = (): Crumb[] => useStore(pageCrumbs, none)

interface Props {
  items: Crumb[]
  /** What the title of the page says; without it, the last of the items. */
  title?: readonly (string | null | undefined)[]
}

/**
 * Put in a page to say where it stands, such as `<Crumbs items={[{label: 'Clients', href:
 * '/clients'}, {label: client.name}]} />`, and to give it its title, which sheets of paper after the
 * first begin with. A page that is in the rail needs none, only its title.
 */
export function Crumbs({ items, title = [items.at(-1)?.label] }: Props) {
  const text = JSON.stringify(items)
  useEffect(() => {
    pageCrumbs.set(JSON.parse(text))
    return () => pageCrumbs.set(none)
  }, [text])
  const name = pageTitle(...title)
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--page-title', cssText(name))
    return () => void style.removeProperty('--page-title')
  }, [name])
  return <PageTitle of={title} />
}

/** A text as styles quote it. */
const cssText = (text: string): string =>
  `"${text.replaceAll(/["\\\n\r\f]/g, (each) => `\\${each.charCodeAt(0).toString(16)} `)}"`
