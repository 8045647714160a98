/**
 * The origin of where a service is said to be.
 *
 * @throws Error for what names none: `localhost:3000` is an address of the scheme `localhost`, and
 *   its origin the word null
 */
export function originOf(address: string): string {
  if (!(/^https?:/i.test(address) && URL.canParse(address))) {
    throw new Error(
      `fleetbook.origin, or baseURL, takes an address such as http://127.0.0.1:3000, not "${address}".`,
    )
  }
  return new URL(address).origin
}
