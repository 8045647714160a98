/** A line that the open page adds to the command palette, such as a field of its form. */
export interface PaletteEntry {
  readonly label: string
  /** A second name to find it by, shown quietly: the API name of a field. */
  readonly hint?: string
  /** Called once the palette has closed, so that it may move the focus. */
  readonly run: () => void
}

/** What a page adds, under a heading of its own. */
export interface PaletteSource {
  readonly heading: string
  /** Asked each time the palette opens; shown only to who types, so there may be hundreds. */
  readonly entries: () => readonly PaletteEntry[]
}

const sources = new Set<PaletteSource>()

/** Adds a source for as long as its page is open: call the returned function when it closes. */
export function offerInPalette(source: PaletteSource): () => void {
  sources.add(source)
  return () => sources.delete(source)
}

/** What the open page offers now. */
export const paletteSources = (): readonly PaletteSource[] => [...sources]
