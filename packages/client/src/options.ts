/** What the generated methods are made with. */
import type { Said } from './core'
import type { CallOptions, HeaderOf, OperationId } from './types'

/** The headers of an operation, by names that `Headings` gives them, and what any call takes. */
export type HeadersOf<Id extends OperationId, Headings> = CallOptions & {
  readonly [Name in keyof Headings as Headings[Name] extends HeaderOf<Id> ? Name : never]?:
    | string
    | undefined
}

/** What is said to try a change out: everything is checked, and nothing is written. */
export interface Trial {
  readonly dryRun: true
}

/** What is said where a change is no trial. */
export interface Real {
  readonly dryRun?: false | undefined
}

/** What a call has to say, of the options of a method that is named after its operation. */
export const saidBy =
  (headings: Readonly<Record<string, string>>) =>
  (options: CallOptions & { readonly dryRun?: boolean | undefined }): Said => {
    const { dryRun, signal, timeout, retries, keepalive, isRenewed, ...own } = options
    const headers = Object.entries(own).map(([name, value]) => [headings[name] ?? name, value])
    return {
      signal,
      timeout,
      retries,
      ...(keepalive !== undefined && { keepalive }),
      ...(isRenewed !== undefined && { isRenewed }),
      ...(dryRun && { query: { dry_run: true } }),
      headers: Object.fromEntries(headers),
    }
  }
