import { LosslessNumber } from 'lossless-json'
import { MAX_JSON_VALUES } from './jsonFault'
import { JsonReader } from './jsonReader'

/**
 * Reads JSON as RFC 8259 has it. Numbers are LosslessNumber, so that they keep the digits they were
 * written with. A member named twice in one object is refused, whatever its values, rather than one
 * of the two silently dropped.
 *
 * @throws JsonFault for the first fault in the order of the text
 */
export function parseJson(text: string): unknown {
  return new JsonReader(text, lossless).readAll()
}

/**
 * As {@link parseJson}, letting other work have its turn whenever `pause` says so, of a text that comes
 * from whoever sends it: none has more values than {@link MAX_JSON_VALUES}.
 */
export async function parseJsonYielding(
  text: string,
  pause: () => Promise<void> | undefined,
): Promise<unknown> {
  const reading = new JsonReader(text, lossless, MAX_JSON_VALUES).read()
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
    await pause()
  }
}

const lossless = (digits: string): LosslessNumber => new LosslessNumber(digits)
