import { addressGroup } from '@/lib/text/addressGroup'

/** Who something counts for: a user by their number once that is known, and before by address. */
export type Caller = number | string

/** Where nobody is signed in: the place that an address is in. */
export const callerAt = (address: string): Caller => addressGroup(address)

/** How much of something is in use, in all and by each caller. */
export class Tally {
  private total = 0
  private readonly byCaller = new Map<Caller, number>()

  get inUse(): number {
    return this.total
  }

  of(caller: Caller): number {
    return this.byCaller.get(caller) ?? 0
  }

  /** @param amount below zero where it is given back */
  add(caller: Caller, amount: number): void {
    this.total += amount
    const left = this.of(caller) + amount
    if (left > 0) this.byCaller.set(caller, left)
    else this.byCaller.delete(caller)
  }
}
