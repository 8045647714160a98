/** How the bytes of a file are text. */
export interface Encoding {
  /** As `TextDecoder` names it. */
  readonly label: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'
  /** As people name it. */
  readonly words: string
}

/**
 * Finds a file's encoding: by its byte order mark, else UTF-8 when every byte of it is such, else
 * Windows-1252, in which Excel writes where it is not told otherwise. The file is streamed through,
 * as one wrong byte may stand at its end.
 */
export async function encodingOf(file: Blob): Promise<Encoding> {
  const [a, b, c] = new Uint8Array(await file.slice(0, 3).arrayBuffer())
  if (a === 0xef && b === 0xbb && c === 0xbf) {
    return { label: 'utf-8', words: 'UTF-8 with a byte order mark' }
  }
  if (a === 0xff && b === 0xfe) return { label: 'utf-16le', words: 'UTF-16' }
  if (a === 0xfe && b === 0xff) return { label: 'utf-16be', words: 'UTF-16' }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of bytesOf(file)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return { label: 'utf-8', words: 'UTF-8' }
  } catch (fault) {
    if (fault instanceof TypeError) return { label: 'windows-1252', words: 'Windows-1252' }
    throw fault
  }
}

/** The text of a file piece by piece; a character across two pieces is kept whole. */
export async function* textOf(
  file: Blob,
  encoding: Encoding,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding.label)
  for await (const bytes of bytesOf(file)) {
    onRead(bytes.length)
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder.decode()
}

/** The bytes of a file, as its stream brings them; not every browser iterates over streams. */
async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
