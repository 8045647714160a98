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

/** How a file is read. */
export interface Reading {
  /** Told how many more bytes have been read. */
  readonly onRead?: (bytes: number) => void
  /** Bytes that are read at once: few, as what is read and not yet used is in memory. */
  readonly piece?: number
}

const PIECE = 64 * 1024

/** The text of a file piece by piece; a character across two pieces is kept whole. */
export async function* textOf(
  file: Blob,
  encoding: Encoding,
  { onRead, piece }: Reading = {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding.label)
  for await (const bytes of bytesOf(file, piece)) {
    onRead?.(bytes.byteLength)
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder.decode()
}

async function* bytesOf(file: Blob, piece = PIECE): AsyncGenerator<ArrayBuffer> {
  for (let at = 0; at < file.size; at += piece) {
    yield await file.slice(at, at + piece).arrayBuffer()
  }
}
