import { type ApiAnswer, type ApiDocument, resolved } from './document'

/** A way in which a call can fail. */
export interface ErrorCode {
  readonly status: string
  readonly code: string
  readonly meaning: string
}

const CODED = /^`([^`]+)`: (.+)$/s

/** The codes of a failing answer: its description has a paragraph for each. */
export function errorCodes({ status, description }: ApiAnswer): ErrorCode[] {
  return description.split(/\n{2,}/).map((paragraph) => {
    const [, code = '', meaning = paragraph] = CODED.exec(paragraph.trim()) ?? []
    return { status, code, meaning }
  })
}

interface Titled {
  readonly description: string
  readonly content?: unknown
}

/** Every code of the service, each once, by status. */
export function allErrorCodes(document: ApiDocument): ErrorCode[] {
  const found = new Map<string, ErrorCode>()
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      const { responses = {} } = operation as { responses?: Record<string, unknown> }
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 400) continue
        const { description } = resolved<Titled>(document, response)
        for (const error of errorCodes({ status, description, headers: [] })) {
          if (error.code) found.set(error.code, error)
        }
      }
    }
  }
  return [...found.values()].toSorted(
    (a, b) => a.status.localeCompare(b.status) || a.code.localeCompare(b.code),
  )
}
