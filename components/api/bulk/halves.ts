import { type BulkElement, type BulkResult, isRefusal } from './elements'

/** A dry run of some elements. @throws ApiProblem */
type Ask = (elements: readonly BulkElement[]) => Promise<readonly BulkResult[]>

/**
 * Asks for all in one call. Where no answer has room for what they would change, it is by halves: how
 * much is there before is known to nobody else.
 *
 * @throws ApiProblem
 */
export async function askByHalves(
  elements: readonly BulkElement[],
  ask: Ask,
): Promise<readonly BulkResult[]> {
  try {
    return await ask(elements)
  } catch (fault) {
    if (elements.length === 1 || !isTooMuch(fault)) throw fault
    const half = Math.ceil(elements.length / 2)
    const first = await askByHalves(elements.slice(0, half), ask)
    return [...first, ...(await askByHalves(elements.slice(half), ask))]
  }
}

/** Whether a call was refused for what all of its elements come to, and for none of them. */
const isTooMuch = (fault: unknown): boolean =>
  isRefusal(fault) &&
  fault.errors.length > 0 &&
  fault.errors.every(({ code, pointer }) => code === 'out_of_range' && pointer === '')
