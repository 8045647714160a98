import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const DECISIONS = 'docs/decisions'

const papersIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const papers = [
  'README.md',
  'CHANGELOG.md',
  ...papersIn('docs'),
  ...readdirSync('packages').map((name) => `packages/${name}/README.md`),
].filter(existsSync)

test('decisions have numbers of their own, in their names as in their headings', () => {
  const decisions = readdirSync(DECISIONS).sort()
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(
    decisions.map((_, at) => at + 1),
  )
  const headings = decisions.map((name) => readFileSync(join(DECISIONS, name), 'utf8'))
  expect(headings.map((text) => Number(/^# (\d+)\. /.exec(text)?.[1]))).toEqual(
    decisions.map((_, at) => at + 1),
  )
})

test.each(papers)('%s leads to files that there are', (paper) => {
  const links = [...readFileSync(paper, 'utf8').matchAll(/\]\(([^)#\s]+)/g)].map(
    ([, to = '']) => to,
  )
  const files = links.filter((to) => !/^([a-z]+:|\/)/.test(to))
  expect(files.filter((to) => !existsSync(join(dirname(paper), to)))).toEqual([])
})

test('what papers have one run there is', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const asked = papers.flatMap((paper) => [
    ...readFileSync(paper, 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g),
  ])
  expect(asked.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
})
