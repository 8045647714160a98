import { JsonReader } from '@/lib/text/jsonReader'
import { exactFigures, type Figures } from './figure'

/**
 * Reads the JSON of an answer. Without `figures` numbers are JavaScript's own.
 *
 * @throws Error for what is not JSON
 */
export const readJson = (text: string, figures?: Figures<unknown>): unknown =>
  figures ? new JsonReader(text, figures.read).readAll() : JSON.parse(text)

/**
 * Writes a body as JSON. Members that are undefined are left out, as `JSON.stringify` does; figures
 * and `bigint` keep their digits.
 *
 * @throws TypeError for what JSON has no way to write, such as NaN or a promise, rather than write null
 *   or an empty object for it
 */
export function writeJson(value: unknown, figures: Figures<unknown> = exactFigures): string {
  const write = (each: unknown): string | undefined => {
    const digits = figures.write(each) ?? exactFigures.write(each)
    if (digits !== undefined) return digits
    switch (typeof each) {
      case 'string':
      case 'boolean':
        return JSON.stringify(each)
      case 'bigint':
        return String(each)
      case 'number':
        if (!Number.isFinite(each)) throw new TypeError(`JSON has no ${each}`)
        return JSON.stringify(each)
      case 'object':
        return each === null ? 'null' : writeObject(each)
      default:
        return undefined
    }
  }
  const writeObject = (object: object): string | undefined => {
    // It would write itself as null, which unsets what is there.
    if (object instanceof Date && Number.isNaN(object.getTime())) {
      throw new TypeError('JSON has no date that is none')
    }
    if ('toJSON' in object && typeof object.toJSON === 'function') return write(object.toJSON())
    // What they hold are no properties, so that they would be written as if they held nothing.
    if (object instanceof Map || object instanceof Set) {
      throw new TypeError(`JSON has no ${object.constructor.name}`)
    }
    // Somebody forgot to await it.
    if ('then' in object && typeof object.then === 'function') {
      throw new TypeError('JSON has no Promise')
    }
    if (object instanceof Number) return write(Number(object))
    if (object instanceof String) return write(String(object))
    if (object instanceof Boolean || object instanceof BigInt) return write(object.valueOf())
    if (Array.isArray(object)) {
      // `map` would leave holes as they are.
      return `[${Array.from(object, (each) => write(each) ?? 'null').join()}]`
    }
    const members = Object.entries(object).flatMap(([name, each]) => {
      const text = write(each)
      return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`]
    })
    return `{${members.join()}}`
  }
  const text = write(value)
  if (text === undefined) throw new TypeError(`JSON has no ${typeof value}`)
  return text
}
