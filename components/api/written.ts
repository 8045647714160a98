/** The methods by which something is written. */
export type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Call {
  readonly method: WriteMethod
  /** With its query. */
  readonly path: string
}

/**
 * Proof that the service has carried a write out. Only the answer that says so makes one, and
 * whatever tells a person that something was saved asks for one.
 */
export class Written {
  readonly #call: string

  private constructor(call: string) {
    this.#call = call
  }

  /** @throws Error for an answer that is no success, and for a dry run, which writes nothing */
  static by({ method, path }: Call, { status }: { readonly status: number }): Written {
    const call = `${method} ${path}`
    const isTrial = new URL(path, 'http://localhost').searchParams.get('dry_run') === 'true'
    if (status < 200 || status > 299 || isTrial) throw new Error(`${call} wrote nothing: ${status}`)
    return new Written(call)
  }

  /** The call that was carried out. */
  toString(): string {
    return this.#call
  }
}
