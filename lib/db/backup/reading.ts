import { END_OF_ROWS } from './format'

const NEW_LINE = 0x0a
const ROW_END = Buffer.from(`\n${END_OF_ROWS}`)

/** Thrown for a file that is no backup, or not all of one. */
export class NotWhole extends Error {}

/** Reads a backup piece by piece: its lines of JSON, and the rows of a table between them. */
export class BackupReader {
  private rest: Buffer = Buffer.alloc(0)
  private readonly pieces: AsyncIterator<Buffer>

  /** @param pieces of a backup that is no longer compressed */
  constructor(pieces: AsyncIterable<Buffer>) {
    this.pieces = pieces[Symbol.asyncIterator]()
  }

  /** The next line, as what it says. */
  async line(): Promise<unknown> {
    let end = this.rest.indexOf(NEW_LINE)
    while (end < 0) {
      // A line of JSON names a table and its columns; whatever is so much longer is none.
      if (this.rest.length > 2 ** 20) throw new NotWhole('the file is no backup')
      await this.more()
      end = this.rest.indexOf(NEW_LINE)
    }
    const text = this.rest.toString('utf8', 0, end)
    this.rest = this.rest.subarray(end + 1)
    try {
      return JSON.parse(text)
    } catch {
      throw new NotWhole('the file is no backup')
    }
  }

  /** The rows up to their end, in pieces of any length. */
  async *rows(): AsyncGenerator<Buffer> {
    if (await this.startsWith(END_OF_ROWS)) {
      this.rest = this.rest.subarray(END_OF_ROWS.length)
      return
    }
    for (;;) {
      const end = this.rest.indexOf(ROW_END)
      if (end >= 0) {
        yield this.rest.subarray(0, end + 1)
        this.rest = this.rest.subarray(end + ROW_END.length)
        return
      }
      // What may be the beginning of the end waits for the next piece.
      const sure = Math.max(0, this.rest.length - ROW_END.length + 1)
      if (sure > 0) yield this.rest.subarray(0, sure)
      this.rest = this.rest.subarray(sure)
      await this.more()
    }
  }

  private async startsWith(text: string): Promise<boolean> {
    while (this.rest.length < text.length) await this.more()
    return this.rest.toString('latin1', 0, text.length) === text
  }

  private async more(): Promise<void> {
    const { done, value } = await this.pieces.next().catch((error: Error) => {
      throw new NotWhole(`the file cannot be read to its end: ${error.message}`)
    })
    if (done) throw new NotWhole('the file ends too early')
    this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, value]) : value
  }
}
