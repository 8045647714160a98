/** What an address of the web that the service is to call is made of, as far as its text tells. */
const FORM = /^https?:\/\/[^\x00-\x20\x7f\\]+$/i

/** Ports that anybody may be told to call: those of the web, and none of other services. */
const WEB_PORTS = new Set(['', '80', '443'])
const FIRST_FREE_PORT = 1024

/** As JSON Schema says it, which takes more than is taken. */
export const WEB_ADDRESS = '^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7f\\\\]+$'

/**
 * What is wrong with the text of an address that the service is to call, as the rule that it
 * breaks; undefined where nothing is. Where it leads is another question (`lib/targets.ts`).
 */
export function webAddressFault(text: string): string | undefined {
  if (!FORM.test(text) || !URL.canParse(text)) {
    return 'takes an address such as https://receiver.example/changes'
  }
  const { username, password, port, hash } = new URL(text)
  if (username || password) return 'takes no user name and no password in the address'
  if (hash || text.includes('#')) return 'takes no # in the address, as what follows is never sent'
  if (!WEB_PORTS.has(port) && Number(port) < FIRST_FREE_PORT) {
    return `takes the ports 80, 443, and ${FIRST_FREE_PORT} to 65535`
  }
  return undefined
}
