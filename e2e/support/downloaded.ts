import { expect, vi } from 'vitest'

/** A file that a page has handed to the person. */
export interface Downloaded {
  readonly name: string
  /** Without the mark at its beginning, by which spreadsheets know UTF-8. */
  readonly text: string
}

/** Does what downloads a file, and reads that, in place of the browser. */
export async function downloaded(press: () => Promise<unknown>): Promise<Downloaded> {
  const files = vi.spyOn(URL, 'createObjectURL')
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  try {
    await press()
    await expect.poll(() => links.mock.contexts.length).toBe(1)
    const { download } = links.mock.contexts[0] as HTMLAnchorElement
    const file = files.mock.calls.at(-1)?.[0] as Blob
    return { name: download, text: await file.text() }
  } finally {
    links.mockRestore()
    files.mockRestore()
  }
}
