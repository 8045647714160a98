import { type Admission, admissionHere, LARGE } from './admission'
import { type Gate, overloaded } from './gate'
import type { Caller } from './tally'

/** What the server below knows of a call's connection. */
export interface Connection {
  /**
   * Whether an answer can come piece by piece: in HTTP/1.0 it ends where the connection does, and
   * nobody can tell one that was cut from a whole one.
   */
  takesPieces(): boolean
  /** Whether nobody waits for the answer any more. */
  isGone(): boolean
  /** Whether other answers come before this one on its connection. */
  isBehind(): boolean
  /** Tells when the answer is on its way as a whole, or will never be. */
  whenSent(tell: () => void): void
  /** Waits until what there is of the answer by now is on its way, or will never be. */
  whenTaken(): Promise<void>
}

/** What a call has of what its process takes on at a time. */
export class Stay {
  private readonly admission: Admission = admissionHere()
  private bodyBytes = 0
  private isLarge = false
  private isHeavy = false
  private isInLargeTurn = false

  constructor(
    private readonly caller: Caller,
    private readonly connection: Connection | undefined,
  ) {}

  /**
   * Makes room for a body.
   *
   * @param bytes as many as it says that it has, or else as it may have
   * @throws Problem 503 where there is no room in time, or where the caller leaves answers unread
   */
  async takeBody(bytes: number): Promise<void> {
    if (this.admission.isSlow(this.caller)) throw overloaded('answers')
    this.isLarge = bytes >= LARGE
    await this.gate.enter(this.caller, bytes, this.isGone)
    this.bodyBytes = bytes
  }

  /** Keeps room for so many bytes only, now that it is known how many there are. */
  keepBody(bytes: number): void {
    const spare = this.bodyBytes - bytes
    this.bodyBytes = bytes
    if (spare > 0) this.gate.leave(this.caller, spare)
  }

  /**
   * Waits for the turn of a call on many records, in place of any other.
   *
   * @throws Problem 503 where it does not come
   */
  async takeTurn(): Promise<void> {
    await this.admission.heavyCalls.enter(this.caller, 1, this.isGone)
    this.isHeavy = true
    this.leaveLargeTurn()
  }

  /** Waits for the turn of a large call. @throws Problem 503 where it does not come */
  async takeLargeTurn(): Promise<void> {
    await this.admission.largeCalls.enter(this.caller, 1, this.isGone)
    this.isInLargeTurn = true
  }

  /** Whether it has that turn. */
  get hasLargeTurn(): boolean {
    return this.isInLargeTurn
  }

  private leaveLargeTurn(): void {
    if (this.isInLargeTurn) this.admission.largeCalls.leave(this.caller, 1)
    this.isInLargeTurn = false
  }

  /**
   * Does work on many records in its turn, and gives the turn back after it.
   *
   * @throws Problem 503 where its turn does not come
   */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.within(this.admission.heavyCalls, work)
  }

  /**
   * Waits for something that may take long.
   *
   * @throws Problem 503 where too many wait already
   */
  waiting<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.within(this.admission.waitingCalls, work)
  }

  private async within<Result>(gate: Gate, work: () => Promise<Result>): Promise<Result> {
    await gate.enter(this.caller, 1, this.isGone)
    try {
      return await work()
    } finally {
      gate.leave(this.caller, 1)
    }
  }

  /**
   * Whether such an answer may be made; of a change that is made there is no question, nor of a large
   * call, whose turn comes where there is room for its answer.
   */
  checkAnswer(bytes: number): void {
    if (this.isInLargeTurn) return
    if (this.isCounted(bytes) && !this.admission.mayAnswer(this.caller)) throw overloaded('answers')
  }

  /** Counts the answer until it is sent. */
  answer(bytes: number): void {
    if (this.isCounted(bytes)) this.countPieces()(bytes)
  }

  /**
   * Counts what is in hand of an answer that is made piece by piece.
   *
   * @returns is told of each piece how long it is, in bytes, and then 0 once it is taken
   */
  countPieces(): (bytes: number) => void {
    const { unsent, heavyCalls, largeCalls } = this.admission
    if (!this.connection) return () => {}
    let counted = 0
    let isOver = false
    const count = (bytes: number): void => {
      const more = (isOver ? 0 : bytes) - counted
      counted += more
      unsent.add(this.caller, more)
      if (more >= 0) return
      heavyCalls.letIn()
      largeCalls.letIn()
    }
    this.connection.whenSent(() => {
      isOver = true
      count(0)
    })
    return count
  }

  /** Whether its answer can come piece by piece. */
  get takesPieces(): boolean {
    return this.connection?.takesPieces() !== false
  }

  /** Waits until what there is of the answer by now is taken. */
  async whenTaken(): Promise<void> {
    await this.connection?.whenTaken()
  }

  /**
   * A small answer counts where it waits for others of its connection: of calls that are sent together
   * a caller may have any number in hand.
   */
  private isCounted(bytes: number): boolean {
    return bytes >= LARGE || this.connection?.isBehind() === true
  }

  /** Gives back all but what the answer takes. */
  end(): void {
    if (this.bodyBytes > 0) this.gate.leave(this.caller, this.bodyBytes)
    if (this.isHeavy) this.admission.heavyCalls.leave(this.caller, 1)
    this.leaveLargeTurn()
  }

  /** Whether nobody waits for the answer any more. */
  readonly isGone = (): boolean => this.connection?.isGone() === true

  private get gate() {
    return this.isLarge ? this.admission.largeBodies : this.admission.smallBodies
  }
}
