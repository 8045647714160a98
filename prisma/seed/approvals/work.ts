import type { Random } from '../random'

/** One maintenance line; the amount is the quantity times the unit price. */
export interface Line {
  readonly description: string
  readonly quantity: number
  readonly unit_price: number
  readonly amount: number
}

/** Work and parts, with the quantities they come in and the span of their unit prices. */
const WORK: readonly (readonly [string, readonly number[], number, number])[] = [
  ['Scheduled service, 15,000 km', [1], 240, 420],
  ['Scheduled service, 60,000 km', [1], 480, 960],
  ['Labour', [0.5, 1, 1.5, 2, 3, 4.5], 118, 165],
  ['Engine oil, 5W-30, litre', [4.5, 5, 6, 7.5], 11.5, 18.9],
  ['Oil filter', [1], 14.5, 38],
  ['Air filter', [1], 28, 74],
  ['Cabin filter', [1], 32, 68],
  ['Front brake pads, set', [1], 110, 240],
  ['Rear brake pads, set', [1], 95, 210],
  ['Brake disc', [2], 105, 230],
  ['Tyre 265/65 R17', [2, 4], 249, 365],
  ['Tyre 205/55 R16', [2, 4], 129, 215],
  ['Wheel balance', [2, 4], 18, 25],
  ['Wheel alignment', [1], 75, 110],
  ['Battery', [1], 189, 340],
  ['Wiper blades, pair', [1], 34, 72],
  ['Windscreen replacement', [1], 380, 1150],
  ['Headlamp globe', [1, 2], 12, 48],
  ['Tow to workshop', [1], 160, 420],
  ['Detailing', [1], 120, 280],
  ['Registration inspection', [1], 45, 92],
]

/** What drivers pay themselves and are paid back. */
const OUTLAYS: typeof WORK = [
  ['Unleaded fuel, litre', [32.5, 41, 48.5, 55], 1.7, 2.3],
  ['Car wash', [1], 15, 38],
  ['Parking at the airport', [1, 2, 3], 28, 62],
  ['Toll', [1, 2], 5.5, 14.5],
]

/**
 * One to six lines without repeats. Quantities are halves and prices tens of cents, so that every
 * amount comes out in whole cents.
 */
export function lines(random: Random, reimbursed: boolean): Line[] {
  const catalogue = [...(reimbursed ? OUTLAYS : WORK)]
  const count = reimbursed ? random.whole(1, 3) : random.whole(1, 6)
  return Array.from({ length: count }, () => {
    const [chosen] = catalogue.splice(random.whole(0, catalogue.length - 1), 1)
    const [description, quantities, least, most] = chosen as (typeof WORK)[number]
    const quantity = random.pick(quantities)
    const unitPrice = random.figure(least, most, 0.1)
    const amount = Number((quantity * unitPrice).toFixed(2))
    return { description, quantity, unit_price: unitPrice, amount }
  })
}

/** What lines come to, in dollars with two decimals. */
export const totalOf = (all: readonly Line[]): number =>
  Number(all.reduce((sum, { amount }) => sum + amount, 0).toFixed(2))
