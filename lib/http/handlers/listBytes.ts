import { createYielder } from '@/lib/time/yielding'

/** By how many bytes each entry may be longer than the first before more room has to be made. */
const SPARE = 64

/** UTF-8 that is put together text by text, outside of the heap. */
class GrowingBytes {
  private bytes: Buffer<ArrayBuffer>
  private length = 0

  /** @param size what there is room for at first, in bytes */
  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size)
  }

  add(text: string): void {
    const end = this.length + Buffer.byteLength(text)
    if (end > this.bytes.length) {
      const grown = Buffer.allocUnsafe(Math.max(end, Math.ceil(this.bytes.length * 1.5)))
      this.bytes.copy(grown, 0, 0, this.length)
      this.bytes = grown
    }
    this.bytes.write(text, this.length)
    this.length = end
  }

  /** All that was added. */
  get whole(): Buffer<ArrayBuffer> {
    return this.bytes.subarray(0, this.length)
  }
}

/** What stands around the entries of a list. */
interface Around {
  readonly before: string
  readonly after: string
}

/**
 * A JSON list as UTF-8, of entries that are JSON text already, with pauses for other work between them.
 * Joined as texts, a thousand records are copied several times over, and by each collection of
 * garbage again while they are joined; these go out of the heap one by one.
 *
 * @param around what stands before and after the entries: the brackets of a list unless said
 */
export async function listBytes<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry, index: number) => string,
  { before, after }: Around = { before: '[', after: ']' },
): Promise<Buffer<ArrayBuffer>> {
  const pause = createYielder()
  const first = entries.length === 0 ? '' : textOf(entries[0] as Entry, 0)
  const each = Buffer.byteLength(first) + SPARE
  const bytes = new GrowingBytes(before.length + each * entries.length + after.length)
  bytes.add(before)
  bytes.add(first)
  for (let index = 1; index < entries.length; index += 1) {
    const other = pause()
    if (other) await other
    bytes.add(',')
    bytes.add(textOf(entries[index] as Entry, index))
  }
  bytes.add(after)
  return bytes.whole
}
