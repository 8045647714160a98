/**
 * Random choices that a label and a number alone decide. Each section of each record draws from a
 * stream of its own, so that a new field in one section leaves every other section as it was.
 */
export class Random {
  private state: number

  constructor(label: string, number: number) {
    this.state = scramble(hashOf(label) ^ Math.imul(number, 0x9e3779b1))
  }

  /** At least 0 and below 1: the mulberry32 generator. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1))
  }

  /**
   * A multiple of `step`, both ends included. Cutting to the six decimals that the service keeps
   * makes the number print as exactly that decimal: no figure here comes near 15 digits.
   */
  figure(least: number, most: number, step: number): number {
    const steps = this.whole(Math.round(least / step), Math.round(most / step))
    return Number((steps * step).toFixed(6))
  }

  chance(share: number): boolean {
    return this.fraction() < share
  }

  /** What `make` returns in that share of cases; otherwise undefined, which leaves a field unset. */
  sometimes<T>(share: number, make: () => T): T | undefined {
    return this.chance(share) ? make() : undefined
  }

  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)] as T
  }

  /** One of several, each as likely as its weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T {
    let left = this.fraction() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of choices) {
      left -= weight
      if (left < 0) return value
    }
    return (choices[choices.length - 1] as readonly [T, number])[0]
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.whole(0, 9)).join('')
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash
}

/** Murmur3's last step: neighbouring numbers come out far apart, and no two come out equal. */
function scramble(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
