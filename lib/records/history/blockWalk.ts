import { BLOCK_SIZE, EVERYTHING, type Stretch } from './blocks'
import type { HistoryQuery } from './conditions'
import type { NotedBlock, NotedBlocks } from './notes'
import {
  after,
  type Counting,
  ENOUGH,
  isEmpty,
  placesIn,
  restOf,
  type Walk,
  within,
} from './places'

/** Blocks that one part has at most. */
const MAX_READ = 64
/** Blocks in which matches are counted one by one, and entries elsewhere to tell requests apart. */
const MAX_COUNTED = 8
export const MAX_TOLD_APART = MAX_COUNTED * BLOCK_SIZE

const stretchOf = ({ block, first, last }: NotedBlock): Stretch => ({
  first: block * BLOCK_SIZE + first,
  beyond: block * BLOCK_SIZE + last + 1,
})

/** Walks through the blocks that have what is looked for, and through the entries after all blocks. */
export function walkBlocks(noted: NotedBlocks, query: HistoryQuery): Walk {
  const isUp = query.isOldestFirst === true
  const newest: Stretch = { ...EVERYTHING, first: noted.next * BLOCK_SIZE }
  const steps = inSteps(noted, newest, isUp)
  let rest = restOf(query)
  return {
    async next(wanted) {
      const stretches: Stretch[] = []
      let entries = 0
      while (entries < wanted && stretches.length < MAX_READ) {
        const { value: step, done } = await steps.next()
        if (done) break
        const stretch = within(step, rest)
        if (isEmpty(stretch)) continue
        stretches.push(stretch)
        entries += step.entries
      }
      const last = stretches[stretches.length - 1]
      if (!last) return undefined
      const part = isUp ? { ...rest, beyond: last.beyond } : { ...rest, first: last.first }
      rest = after(part, rest, isUp)
      return { ...part, placesOf: placesIn(stretches), entries }
    },
    counting: () => countingOf(noted, newest, query),
  }
}

/** Stretches in order, with how many entries they have that may match; of the newest that is not known. */
async function* inSteps(noted: NotedBlocks, newest: Stretch, isUp: boolean) {
  const last = { ...newest, entries: 0 }
  if (!isUp) yield last
  for await (const blocks of noted.inOrder()) {
    for (const block of blocks) yield { ...stretchOf(block), entries: block.entries }
  }
  if (isUp) yield last
}

async function countingOf(
  noted: NotedBlocks,
  newest: Stretch,
  { isByRequest }: HistoryQuery,
): Promise<Counting> {
  const { blocks, reach } = await noted.newest()
  const isTold = (block: NotedBlock) => noted.isTold && block.isInTime && !isByRequest
  const told = blocks.filter(isTold).reduce((sum, { entries }) => sum + entries, 0)
  const others = blocks.filter((block) => !isTold(block))
  const few = others.slice(0, MAX_COUNTED)
  const part = {
    ...EVERYTHING,
    placesOf: placesIn([newest, ...few.map(stretchOf)]),
    entries: 0,
  }
  const isAll = reach === undefined && few.length === others.length
  const all = isAll || others.length > 0 || told > ENOUGH ? undefined : await noted.total()
  return { part, total: all ?? told, isExact: isAll || all !== undefined }
}
