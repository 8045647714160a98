/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** A part of a guide. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }

const FENCE = /^```(\w*)$/
const HEADING = /^#+ (.+)$/
const BULLET = /^(?:-|\d+\.) /
const DELIMITER = /^\|[ :|-]+\|$/
const SPECIAL = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g

/**
 * Reads the Markdown that guides are written in: headings, paragraphs, lists of one level, tables
 * and fences. It is a small part of the language, which a package for all of it would not make
 * shorter: of that too each part would have to be drawn here.
 */
export function blocksOf(markdown: string): Block[] {
  const lines = markdown.split('\n')
  const blocks: Block[] = []
  let at = 0
  /** Takes lines for as long as they are of a kind. */
  const take = (is: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && is(lines[at] as string)) at += 1
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at] as string
    const language = FENCE.exec(line)?.[1]
    if (language !== undefined) {
      at += 1
      blocks.push({ kind: 'code', language, text: take((each) => each !== '```').join('\n') })
      at += 1
    } else if (HEADING.test(line)) {
      blocks.push({ kind: 'heading', text: HEADING.exec(line)?.[1] ?? '' })
      at += 1
    } else if (BULLET.test(line)) {
      const items = take((each) => BULLET.test(each)).map((each) => each.replace(BULLET, ''))
      blocks.push({ kind: 'list', isOrdered: !line.startsWith('-'), items })
    } else if (line.startsWith('|')) {
      const rows = take((each) => each.startsWith('|')).filter((each) => !DELIMITER.test(each))
      blocks.push({ kind: 'table', rows: rows.map(cellsOf) })
    } else if (line.trim() === '') {
      at += 1
    } else {
      blocks.push({ kind: 'paragraph', text: take((each) => each.trim() !== '').join(' ') })
    }
  }
  return blocks
}

const cellsOf = (row: string): string[] =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim())

/** Reads a line: code between backticks, strong words and links. */
export function inlinesOf(text: string): Inline[] {
  const inlines: Inline[] = []
  let from = 0
  for (const match of text.matchAll(SPECIAL)) {
    const [whole, code, strong, label, href] = match
    if (match.index > from) inlines.push({ kind: 'text', text: text.slice(from, match.index) })
    if (code !== undefined) inlines.push({ kind: 'code', text: code })
    else if (strong !== undefined) inlines.push({ kind: 'strong', text: strong })
    else inlines.push({ kind: 'link', text: label ?? '', href: href ?? '' })
    from = match.index + whole.length
  }
  if (from < text.length) inlines.push({ kind: 'text', text: text.slice(from) })
  return inlines
}
