import { tellHere, tellRefusal } from './tell'

/**
 * Puts a text on the clipboard and says so, as `Copied the key`, or that it could not: a browser may
 * refuse, and has no clipboard for pages that come by plain HTTP.
 */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    tellRefusal('The browser did not let it be copied. Select the text and copy it.')
    return
  }
  tellHere(`Copied ${what}`)
}
