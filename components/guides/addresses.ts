/** Where all guides are listed. */
export const guidesPage = '/guides'

/** The page of a guide. @param name of its file, without `.md` */
export const guidePage = (name: string): string => `${guidesPage}/${name}`

/** What a heading of a guide is called in the address. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Where a link of a guide leads: into the network, to a guide, or to a heading. Nothing for what lies
 * elsewhere in the tree, which has no page.
 */
export function linkedFrom(href: string): string | undefined {
  if (/^(https?:|#)/.test(href)) return href
  const [, guide, place = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  return guide && guidePage(guide) + place
}
