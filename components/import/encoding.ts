import { FileFault } from './fault'

/** How the bytes of a file are text. */
export interface Encoding {
  /** As `TextDecoder` names it. */
  readonly label: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'
  /** As people name it. */
  readonly words: string
}

const UTF_8: Encoding = { label: 'utf-8', words: 'UTF-8' }
const WINDOWS_1252: Encoding = { label: 'windows-1252', words: 'Windows-1252' }

/** Encodings by the marks that files begin with. */
const MARKED: readonly (readonly [mark: readonly number[], encoding: Encoding])[] = [
  [[0xef, 0xbb, 0xbf], { label: 'utf-8', words: 'UTF-8 with a byte order mark' }],
  [[0xff, 0xfe], { label: 'utf-16le', words: 'UTF-16' }],
  [[0xfe, 0xff], { label: 'utf-16be', words: 'UTF-16' }],
]

/**
 * Finds a file's encoding: by its byte order mark, else UTF-8 when every byte of it is such, else
 * Windows-1252, in which Excel writes where it is not told otherwise. The file is streamed through,
 * as one wrong byte may stand at its end.
 *
 * @throws FileFault where a file is not what its mark says: its letters would be lost without a word
 */
export async function encodingOf(file: Blob): Promise<Encoding> {
  const begin = new Uint8Array(await file.slice(0, 3).arrayBuffer())
  const marked = MARKED.find(([mark]) => mark.every((byte, at) => begin[at] === byte))?.[1]
  const encoding = marked ?? UTF_8
  if (await isAllIn(file, encoding)) return encoding
  if (!marked) return WINDOWS_1252
  throw new FileFault(
    `This file begins as ${encoding.words} and does not go on so, as where rows were added by a program that writes otherwise. Save all of it as CSV UTF-8 and choose that.`,
  )
}

async function isAllIn(file: Blob, { label }: Encoding): Promise<boolean> {
  const decoder = new TextDecoder(label, { fatal: true })
  try {
    for await (const bytes of bytesOf(file)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch (fault) {
    if (fault instanceof TypeError) return false
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
