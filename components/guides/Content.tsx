import { Fragment } from 'react'
import { PageLink } from '@/components/page/PageLink'
import { anchorOf, linkedFrom } from './addresses'
import { type Block, type Inline, inlinesOf } from './markdown'

const LINK = 'text-accent underline underline-offset-2'

/** The parts of a guide as elements of the page. */
export function Content({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a guide does not change
    <Fragment key={index}>{element(block, blocks[index - 1])}</Fragment>
  ))
}

function element(block: Block, before: Block | undefined) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={anchorOf(block.text)} className="mt-8 mb-2 scroll-mt-4 font-semibold text-section">
          <Line text={block.text} />
        </h2>
      )
    case 'paragraph':
      return (
        <p className="my-3 max-w-prose">
          <Line text={block.text} />
        </p>
      )
    case 'list':
      return <List {...block} />
    case 'table':
      return <Table rows={block.rows} />
    case 'code':
      return <Code {...block} hasRequest={before?.kind === 'code'} />
  }
}

function Line({ text }: { text: string }) {
  return inlinesOf(text).map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a guide does not change
    <Fragment key={index}>{word(inline)}</Fragment>
  ))
}

function word(inline: Inline) {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'strong':
      return <strong className="font-semibold">{inline.text}</strong>
    case 'code':
      return (
        <code className="rounded-tag bg-sunk px-1 font-mono text-small wrap-anywhere">
          {inline.text}
        </code>
      )
    case 'link':
      return <Link href={inline.href} text={inline.text} />
  }
}

/** A link, or its words alone where what it leads to has no page. */
function Link({ href, text }: { href: string; text: string }) {
  const to = linkedFrom(href)
  if (!to) return <Line text={text} />
  if (to.startsWith('/')) {
    return (
      <PageLink href={to} className={LINK}>
        {text}
      </PageLink>
    )
  }
  return (
    <a href={to} rel="noreferrer" className={LINK}>
      {text}
    </a>
  )
}

function List({ isOrdered, items }: { isOrdered: boolean; items: readonly string[] }) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag
      className={`my-3 flex max-w-prose flex-col gap-1.5 pl-5 ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={item} className="pl-1 marker:text-ink-3">
          <Line text={item} />
        </li>
      ))}
    </Tag>
  )
}

function Table({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <div tabIndex={0} className="my-4 overflow-x-auto rounded-sheet border border-rule bg-sheet">
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="px-4 py-2 font-medium text-ink-2">
                <Line text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()} className="border-rule border-t">
              {row.map((cell, column) => (
                <td key={head[column]} className="min-w-36 px-4 py-2 align-top">
                  <Line text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What each language of what is sent is called. */
const SENT: Readonly<Record<string, string>> = { http: 'Request', sh: 'Shell', js: 'JavaScript' }

/** What is sent stands on a sheet, what is answered sunk below it, and what is shown alone sunk. */
const PLACED = {
  sent: 'mt-4 rounded-t-sheet bg-sheet',
  answered: 'mb-4 rounded-b-sheet border-t-0 bg-sunk',
  alone: 'my-4 rounded-sheet bg-sunk',
}

interface CodeProps {
  language: string
  text: string
  /** Whether what it answers stands above it. */
  hasRequest: boolean
}

function Code({ language, text, hasRequest }: CodeProps) {
  const sent = SENT[language]
  const place = sent ? 'sent' : hasRequest ? 'answered' : 'alone'
  const label = sent ?? (hasRequest ? 'Answer' : 'Example')
  return (
    <figure aria-label={label} className={`overflow-clip border border-rule ${PLACED[place]}`}>
      <figcaption className="px-4 pt-2 text-ink-3 text-small">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        tabIndex={0}
        className="overflow-x-auto px-4 pt-1 pb-3 font-mono text-small"
      >
        {text}
      </pre>
    </figure>
  )
}
