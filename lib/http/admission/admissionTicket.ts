import { type Admission, admissionHere, LARGE } from './admission'
import { type FairSemaphore, overloaded } from './fairSemaphore'
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

/** What a call has of what its process takes on at a time: room for its body, slots, and its answer's bytes. */
export class AdmissionTicket {
  private readonly admission: Admission = admissionHere()
  private bodyBytes = 0
  private isLarge = false
  private isHeavy = false
  private isInLargeSlot = false

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
    await this.semaphore.enter(this.caller, bytes, this.isGone)
    this.bodyBytes = bytes
  }

  /** Keeps room for so many bytes only, now that it is known how many there are. */
  keepBody(bytes: number): void {
    const spare = this.bodyBytes - bytes
    this.bodyBytes = bytes
    if (spare > 0) this.semaphore.leave(this.caller, spare)
  }

  /**
   * Waits for the slot of a call on many records, in place of any other.
   *
   * @throws Problem 503 where none comes free in time
   */
  async takeHeavySlot(): Promise<void> {
    await this.admission.heavyCalls.enter(this.caller, 1, this.isGone)
    this.isHeavy = true
    this.releaseLargeSlot()
  }

  /** Waits for the slot of a large call. @throws Problem 503 where none comes free in time */
  async takeLargeSlot(): Promise<void> {
    await this.admission.largeCalls.enter(this.caller, 1, this.isGone)
    this.isInLargeSlot = true
  }

  /** Whether it has that slot. */
  get hasLargeSlot(): boolean {
    return this.isInLargeSlot
  }

  private releaseLargeSlot(): void {
    if (this.isInLargeSlot) this.admission.largeCalls.leave(this.caller, 1)
    this.isInLargeSlot = false
  }

  /**
   * Does work on many records in a slot of its own, and gives that back after it.
   *
   * @throws Problem 503 where none comes free in time
   */
  withHeavySlot<Result>(work: () => Promise<Result>): Promise<Result> {
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

  private async within<Result>(
    semaphore: FairSemaphore,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await semaphore.enter(this.caller, 1, this.isGone)
    try {
      return await work()
    } finally {
      semaphore.leave(this.caller, 1)
    }
  }

  /**
   * Whether such an answer may be made; of a change that is made there is no question, nor of a large
   * call, which has its slot where there is room for its answer.
   */
  checkAnswer(bytes: number): void {
    if (this.isInLargeSlot) return
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
    if (this.bodyBytes > 0) this.semaphore.leave(this.caller, this.bodyBytes)
    if (this.isHeavy) this.admission.heavyCalls.leave(this.caller, 1)
    this.releaseLargeSlot()
  }

  /** Whether nobody waits for the answer any more. */
  readonly isGone = (): boolean => this.connection?.isGone() === true

  private get semaphore() {
    return this.isLarge ? this.admission.largeBodies : this.admission.smallBodies
  }
}
