/** Hands a file that was made in the browser to the person. */
export function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads the blob after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
