import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blocksOf, inlinesOf } from './markdown'

test('reads what guides are made of', () => {
  const text = [
    '# Title',
    '',
    'Words with `code`, **weight** and [a link](keys.md).',
    '',
    '- one',
    '- two',
    '',
    '| A | B |',
    '| - | - |',
    '| 1 | 2 |',
    '',
    '```http',
    'GET /me',
    '',
    '# no heading',
    '```',
    '## End',
  ].join('\n')
  expect(blocksOf(text)).toEqual([
    { kind: 'heading', text: 'Title' },
    { kind: 'paragraph', text: 'Words with `code`, **weight** and [a link](keys.md).' },
    { kind: 'list', isOrdered: false, items: ['one', 'two'] },
    {
      kind: 'table',
      rows: [
        ['A', 'B'],
        ['1', '2'],
      ],
    },
    { kind: 'code', language: 'http', text: 'GET /me\n\n# no heading' },
    { kind: 'heading', text: 'End' },
  ])
  expect(inlinesOf('Words with `code`, **weight** and [a link](keys.md).')).toEqual([
    { kind: 'text', text: 'Words with ' },
    { kind: 'code', text: 'code' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'weight' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', text: 'a link', href: 'keys.md' },
    { kind: 'text', text: '.' },
  ])
})

const guides = readdirSync('docs/guides')

test.each(guides)('%s has nothing that is not read', (guide) => {
  const blocks = blocksOf(readFileSync(`docs/guides/${guide}`, 'utf8'))
  const [title, purpose] = blocks
  expect([title?.kind, purpose?.kind]).toEqual(['heading', 'paragraph'])
  for (const block of blocks) {
    if (block.kind === 'paragraph') expect(block.text).not.toMatch(/^(\s|>|!\[|<|---|```)/)
    if (block.kind !== 'table') continue
    const [head] = block.rows
    for (const row of block.rows) expect(row).toHaveLength(head?.length ?? 0)
  }
})
