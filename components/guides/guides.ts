import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Block, blocksOf } from './markdown'

/** Where they lie, beside what was built too. */
const FOLDER = join(process.cwd(), 'docs/guides')

/** Those that a newcomer reads one after the other; any other comes after them. */
const ORDER = [
  'first-call',
  'keys',
  'lists',
  'changing',
  'dry-run',
  'conflicts',
  'locks',
  'acting-for-another',
  'zones-and-figures',
  'idempotency',
  'following-changes',
  'webhooks',
  'limits',
  'versions',
]

/** A guide to the API: a Markdown file. */
export interface Guide {
  /** Of its file and its address. */
  readonly name: string
  readonly title: string
  /** For whom it is, and when. */
  readonly purpose: string
  /** What comes after the title. */
  readonly content: readonly Block[]
}

let read: Promise<readonly Guide[]> | undefined

/** All guides, in the order in which they are read. */
export function guides(): Promise<readonly Guide[]> {
  read ??= readAll()
  return read
}

async function readAll(): Promise<readonly Guide[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.md'))
  const all = await Promise.all(files.map(readGuide))
  const place = ({ name }: Guide) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)
  return all.sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title))
}

/** @throws Error unless it begins with its title, and then says for whom it is */
async function readGuide(file: string): Promise<Guide> {
  const [heading, ...content] = blocksOf(await readFile(join(FOLDER, file), 'utf8'))
  const [purpose] = content
  if (heading?.kind !== 'heading' || purpose?.kind !== 'paragraph') {
    throw new Error(`docs/guides/${file} begins with no title and purpose`)
  }
  const [first = ''] = purpose.text.split(/(?<=\.) /)
  return { name: file.replace(/\.md$/, ''), title: heading.text, purpose: first, content }
}
