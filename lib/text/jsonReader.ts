import { JsonFault, MAX_JSON_DEPTH, MAX_JSON_MEMBERS, MAX_JSON_TEXT } from './jsonFault'

/** How much is read between two moments in which other work may have its turn. */
const VALUES_A_TURN = 256
const CHARACTERS_A_TURN = 64 * 1024

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const SPACE = 0x20
/** Where the letters begin: words lie above, digits and signs below. */
const LETTERS = 0x41

const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
/** So many characters on a pattern goes on, which takes longer to begin and less to go on. */
const LONG = 64
const BLANKS = /[ \n\r\t]+/y
const SPECIAL = /["\\\u0000-\u001f]/g
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** Reading of a value, which may stop between. */
type Reading = Generator<undefined, unknown, undefined>

/**
 * Reads one text of JSON as RFC 8259 has it, and hands the digits of each number to whoever says
 * what becomes of them. A member named twice in one object is refused, whatever its values, rather
 * than one of the two silently dropped.
 */
export class JsonReader {
  private at = 0
  /** Values read in this turn, and where it began. */
  private values = 0
  private turn = 0
  private depth = 0
  /** Values read in all: lists and objects as they begin, and whatever follows another. */
  private count = 0
  /** What leads to the value being read, down to the present depth; what lies below is of before. */
  private readonly path: (string | number)[] = []

  /**
   * @param numberOf what a number becomes, by the digits that it was written with
   * @param mostValues how many values the text may have
   */
  constructor(
    private readonly text: string,
    private readonly numberOf: (digits: string) => unknown,
    private readonly mostValues = Number.POSITIVE_INFINITY,
  ) {}

  /** Reads all of it at once. @throws JsonFault for the first fault in the order of the text */
  readAll(): unknown {
    const reading = this.read()
    for (;;) {
      const step = reading.next()
      if (step.done) return step.value
    }
  }

  /** As {@link readAll}, and stops now and then, so that what reads may do other things between. */
  *read(): Reading {
    const value = yield* this.value()
    this.next()
    if (this.at < this.text.length) throw this.malformed('nothing more')
    return value
  }

  private *value(): Reading {
    switch (this.next()) {
      case OPEN_OBJECT:
        return yield* this.object()
      case OPEN_LIST:
        return yield* this.list()
      default:
        return this.plain()
    }
  }

  /** What is neither an object nor a list; a generator for each of these would cost more than they do. */
  private plain(): unknown {
    return this.next() === QUOTE ? this.string() : this.scalar()
  }

  private isPlain(): boolean {
    const code = this.next()
    return code !== OPEN_OBJECT && code !== OPEN_LIST
  }

  private *object(): Reading {
    const object: Record<string, unknown> = {}
    this.enter()
    let code = this.next()
    if (code === CLOSE_OBJECT) return this.leave(object)
    for (let members = 1; ; members += 1) {
      const start = this.at
      if (code !== QUOTE) throw this.malformed('a name in double quotes')
      const name = this.string(this.depth - 1)
      if (members > MAX_JSON_MEMBERS) {
        throw this.fault('tooMany', `it has more than ${MAX_JSON_MEMBERS} members`, start)
      }
      this.path[this.depth - 1] = name
      if (Object.hasOwn(object, name))
        throw this.fault('duplicate', 'a member is named twice', start)
      if (this.next() !== COLON) throw this.malformed('a colon')
      this.at += 1
      setMember(object, name, this.isPlain() ? this.plain() : yield* this.value())
      code = this.next()
      if (code === CLOSE_OBJECT) return this.leave(object)
      if (code !== COMMA) throw this.malformed('a comma or }')
      this.at += 1
      code = this.next()
      if (this.isTurnOver()) yield
    }
  }

  private *list(): Reading {
    const list: unknown[] = []
    this.enter()
    if (this.next() === CLOSE_LIST) return this.leave(list)
    for (;;) {
      this.path[this.depth - 1] = list.length
      list.push(this.isPlain() ? this.plain() : yield* this.value())
      const code = this.next()
      if (code === CLOSE_LIST) return this.leave(list)
      if (code !== COMMA) throw this.malformed('a comma or ]')
      this.at += 1
      if (this.isTurnOver()) yield
    }
  }

  private isTurnOver(): boolean {
    this.countOne()
    this.values += 1
    if (this.values < VALUES_A_TURN && this.at - this.turn < CHARACTERS_A_TURN) return false
    this.values = 0
    this.turn = this.at
    return true
  }

  private countOne(): void {
    this.count += 1
    if (this.count <= this.mostValues) return
    throw this.fault('tooManyValues', `it has more than ${this.mostValues} values`, this.at, 0)
  }

  private enter(): void {
    this.countOne()
    if (this.depth === MAX_JSON_DEPTH) {
      throw this.fault('tooDeep', `it is nested past ${MAX_JSON_DEPTH} levels`)
    }
    this.depth += 1
    this.at += 1
  }

  private leave<Value>(value: Value): Value {
    this.depth -= 1
    this.at += 1
    return value
  }

  /** @param depth how much of the path leads to it: a name has no place there before it is read */
  private string(depth = this.depth): string {
    const { text } = this
    const start = this.at
    let isPlain = true
    let at = start + 1
    for (let code = text.charCodeAt(at); code !== QUOTE; code = text.charCodeAt(at)) {
      if (code >= SPACE && code !== BACKSLASH)
        at = at - start < LONG ? at + 1 : this.nextSpecial(at)
      else {
        this.at = at
        at += this.escapeLength()
        isPlain = false
      }
      this.bound(at - start - 1, start, depth)
    }
    this.at = at + 1
    return isPlain ? text.slice(start + 1, at) : JSON.parse(text.slice(start, this.at))
  }

  /** Refuses what is longer than anything that is kept. */
  private bound(length: number, start: number, depth = this.depth): void {
    if (length <= MAX_JSON_TEXT) return
    throw this.fault('tooLong', `it has more than ${MAX_JSON_TEXT} characters`, start, depth)
  }

  /** Where the next character stands that is more than itself in a text, or the end. */
  private nextSpecial(from: number): number {
    SPECIAL.lastIndex = from
    return SPECIAL.test(this.text) ? SPECIAL.lastIndex - 1 : this.text.length
  }

  /** The length of the escape that stands here. */
  private escapeLength(): number {
    if (this.at === this.text.length) throw this.malformed('a closing quote')
    const length = this.lengthOf(ESCAPE)
    if (length === 0) throw this.malformed('an escape such as \\n')
    return length
  }

  /** A number or one of the three words. */
  private scalar(): unknown {
    const start = this.at
    this.at += this.lengthOf(SCALAR)
    if (this.at === start) throw this.malformed('a value')
    this.bound(this.at - start, start)
    const text = this.text.slice(start, this.at)
    return text.charCodeAt(0) < LETTERS ? this.numberOf(text) : JSON.parse(text)
  }

  /** The code of the next character that is no blank; NaN at the end. */
  private next(): number {
    for (let blanks = 0; ; blanks += 1) {
      const code = this.text.charCodeAt(this.at)
      if (code !== SPACE && code !== 0x0a && code !== 0x0d && code !== 0x09) return code
      this.at += blanks < LONG ? 1 : this.lengthOf(BLANKS)
    }
  }

  /** How many characters from here match a sticky pattern. */
  private lengthOf(pattern: RegExp): number {
    pattern.lastIndex = this.at
    return pattern.test(this.text) ? pattern.lastIndex - this.at : 0
  }

  private malformed(expected: string): JsonFault {
    return this.fault('malformed', `${expected} is expected`)
  }

  private fault(
    code: JsonFault['code'],
    message: string,
    position = this.at,
    depth = this.depth,
  ): JsonFault {
    return new JsonFault(code, message, position, this.path.slice(0, depth))
  }
}

/** A plain object, because one without a prototype is slow to read; only one name makes a difference. */
function setMember(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') object[name] = value
  else Object.defineProperty(object, name, { value, ...OWN })
}

const OWN = { configurable: true, enumerable: true, writable: true }
