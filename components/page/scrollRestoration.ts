/**
 * How far pages are scrolled. Another page begins at its top, and the one before it is found where it
 * was left. Neither comes by itself: the parts of a page come one after the other, so that it is too
 * short for its place at first, and the browser keeps in sight what it shows by then as the page grows
 * (docs/decisions/0079-pages-begin-at-their-top.md).
 */

/**
 * Where an entry of the browser's history keeps what it is known by. A spare entry of a page is known by
 * the same as the page's own.
 */
export const ENTRY = 'fleetbookEntry'

/** For how long a page may take until it is as long as it was, and all above its place is there, in ms. */
const SETTLING = 5000
/** What somebody does who goes elsewhere on the page meanwhile. */
const GOING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** How far down the page of each entry of the browser's history was left, in pixels. */
const places = new Map<string, number>()
/** The entry whose page is there, and its address; none while the browser is on its way to another. */
let open: { readonly entry: string; readonly address: string } | null = null
/** Lets a page stay where it is that is brought to its place. */
let settle: (() => void) | null = null

const addressNow = (): string => location.pathname + location.search

function keepPlace(): void {
  if (open && !settle) places.set(open.entry, window.scrollY)
}

/**
 * On its way to another entry the browser scrolls the page that is left to where the other was. On the way
 * between a page's own entry and its spare one nothing is left: it stays where it is.
 */
function onStep(): void {
  if (open?.entry === history.state?.[ENTRY]) {
    const place = window.scrollY
    requestAnimationFrame(() => window.scrollTo(0, place))
  } else if (addressNow() !== open?.address) open = null
}

/** Keeps how far the open page is scrolled, from now on; what it gives ends that. */
export function keepPlaces(): () => void {
  window.addEventListener('scroll', keepPlace, { passive: true })
  window.addEventListener('popstate', onStep)
  return () => {
    window.removeEventListener('scroll', keepPlace)
    window.removeEventListener('popstate', onStep)
  }
}

/** Notes that the page of an entry of the browser's history is there. */
export function noteOpen(entry: string): void {
  settle?.()
  open = { entry, address: addressNow() }
}

/** Shows a page from its top. Within one that is followed to a part of it, that is in sight already. */
export function toTop(): void {
  if (!location.hash) window.scrollTo(0, 0)
}

/** Shows the page of an entry where it was left, as soon as it is long enough. */
export function toPlace(entry: string): void {
  const place = places.get(entry)
  if (place === undefined) return
  const go = () => window.scrollTo(0, place)
  const observer = new ResizeObserver(go)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of GOING) window.removeEventListener(type, end, true)
    settle = null
  }
  const timer = setTimeout(end, SETTLING)
  for (const type of GOING) window.addEventListener(type, end, true)
  settle = end
  go()
  observer.observe(document.body)
}
