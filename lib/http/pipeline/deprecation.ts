/** That an operation is to go, as docs/guides/versions.md promises it to callers. */
export interface Deprecation {
  /** The day since which nobody should begin to call it: `2027-01-01`. */
  readonly since: string
  /** The day after which it may be gone, twelve months later at least. */
  readonly sunset: string
  /** Where it says what to do instead: a path of this service, or an address. */
  readonly link: string
}

/** What every answer of an operation that is to go says: RFC 9745, RFC 8594 and where to read on. */
export function deprecationHeaders(
  deprecated: Deprecation | undefined,
): Readonly<Record<string, string>> {
  if (!deprecated) return {}
  const { since, sunset, link } = deprecated
  return {
    deprecation: `@${Date.parse(`${since}T00:00:00Z`) / 1000}`,
    sunset: new Date(`${sunset}T23:59:59Z`).toUTCString(),
    link: `<${link}>; rel="deprecation"; type="text/html"`,
  }
}
