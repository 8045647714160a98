import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { guidePage, guidesPage } from './addresses'
import { Content } from './Content'
import { guides } from './guides'
import { type Inline, inlinesOf } from './markdown'

const all = await guides()

/** The page of each guide, by its address. */
const pages = new Map(
  all.map(({ name, content }) => [
    guidePage(name),
    renderToStaticMarkup(<Content blocks={content} />),
  ]),
)

/** The links of a guide as they are written. */
const linksOf = (texts: readonly string[]): Extract<Inline, { kind: 'link' }>[] =>
  texts.flatMap(inlinesOf).filter((inline) => inline.kind === 'link')

test.each(all)('every link of $name is one, and leads to what there is', ({ name, content }) => {
  const page = pages.get(guidePage(name)) ?? ''
  const texts = content.flatMap((block) => {
    if (block.kind === 'list') return block.items
    if (block.kind === 'table') return block.rows.flat()
    return block.kind === 'code' ? [] : [block.text]
  })
  const led = [...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
  const written = linksOf(texts)
  // What lies elsewhere in the tree has no page, and its words stand alone.
  const elsewhere = written.filter(({ href }) => href.startsWith('../'))
  expect(led).toHaveLength(written.length - elsewhere.length)
  for (const { href } of elsewhere) expect(existsSync(`docs/guides/${href}`)).toBe(true)
  for (const href of led.filter((each) => !/^https?:/.test(each))) {
    const { pathname, hash } = new URL(href, `http://fleet.example${guidePage(name)}`)
    expect([guidesPage, ...pages.keys()]).toContain(pathname)
    if (hash) expect(pages.get(pathname)).toContain(` id="${hash.slice(1)}"`)
  }
})
