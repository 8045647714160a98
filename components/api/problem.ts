/** One fault of a request: where in the body, and what is wrong there. */
export interface FieldFault {
  /** RFC 6901, such as `/finance_limit`. */
  pointer: string
  code: string
  message: string
}

/** What an error answer of the API says; members beyond these (`required_permission`) are kept. */
export interface ProblemBody {
  code?: string
  title?: string
  detail?: string
  request_id?: string
  errors?: FieldFault[]
  [member: string]: unknown
}

/**
 * An answer of the API that is not a success, or no answer at all (`status` 0, code `network`).
 * Everything that calls the API catches this one kind of error.
 */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly errors: FieldFault[]
  readonly requestId: string | null
  /** The whole body, for what only one status carries: `conflicting_fields`, `required_permission`. */
  readonly body: ProblemBody

  constructor(status: number, body: ProblemBody, requestId: string | null = null) {
    const title = body.title ?? 'The request failed'
    super(body.detail ?? title)
    this.name = 'ApiProblem'
    this.status = status
    this.code = body.code ?? `status_${status}`
    this.title = title
    this.detail = body.detail ?? ''
    this.errors = body.errors ?? []
    this.requestId = body.request_id ?? requestId
    this.body = body
  }
}

/**
 * Whether a call may have been carried out all the same: its answer was lost on the way, or is
 * still being worked on. The same key sent again settles it.
 */
export const isUnsettled = ({ status }: ApiProblem): boolean => UNSETTLED.has(status)

const UNSETTLED: ReadonlySet<number> = new Set([0, 409, 502, 503, 504])

/** No answer came: the server is down, or the network is. */
export const networkProblem = () =>
  new ApiProblem(0, {
    code: 'network',
    title: 'Fleetbook did not answer',
    detail: 'Check the connection and try again. Nothing was lost on this page.',
  })

/** An answer came that is not JSON, as from a proxy in between. */
export const unreadableProblem = (status: number, requestId: string | null) =>
  new ApiProblem(
    status,
    {
      code: 'unreadable_answer',
      title: 'The answer could not be read',
      detail: `The server answered ${status} with something other than JSON.`,
    },
    requestId,
  )
