import { turns } from '@/lib/time/turns'

/** What entries are taken to differ in length at first, in bytes. */
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

/**
 * A JSON list as UTF-8, of entries that are JSON text already, with turns for other work between them.
 * Joined as texts, a thousand records are copied several times over, and by each collection of
 * garbage again while they are joined; these go out of the heap one by one.
 */
export async function listBytes<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry, index: number) => string,
): Promise<Buffer<ArrayBuffer>> {
  const pause = turns()
  let bytes: GrowingBytes | undefined
  for (const [index, entry] of entries.entries()) {
    const text = textOf(entry, index)
    bytes ??= new GrowingBytes((Buffer.byteLength(text) + SPARE) * entries.length)
    bytes.add(index === 0 ? '[' : ',')
    bytes.add(text)
    const other = pause()
    if (other) await other
  }
  bytes ??= new GrowingBytes(SPARE)
  bytes.add(entries.length === 0 ? '[]' : ']')
  return bytes.whole
}
