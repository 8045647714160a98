import { isAxiosError } from 'axios'
import { codeOf, type Outcome, written } from './scenario'

/** What came of a call of a client that throws what axios throws. */
export async function outcome<Value extends object>(
  call: Promise<Value>,
): Promise<Outcome<Exclude<Value, { changes: unknown }>>> {
  try {
    return { value: written(await call) }
  } catch (error) {
    if (!isAxiosError(error) || !error.response) throw error
    return { status: error.response.status, code: codeOf(error.response.data) }
  }
}
