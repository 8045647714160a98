import type { Random } from '../random'

/** Mobile numbers that the Australian regulator keeps free for fiction. */
const MOBILES = [
  '0491 570 006',
  '0491 570 110',
  '0491 570 156',
  '0491 570 157',
  '0491 570 158',
  '0491 570 159',
  '0491 571 266',
  '0491 571 491',
  '0491 571 804',
  '0491 572 549',
  '0491 572 665',
  '0491 572 983',
  '0491 573 087',
  '0491 573 770',
  '0491 574 118',
  '0491 574 632',
  '0491 575 254',
  '0491 575 789',
  '0491 576 398',
  '0491 576 801',
  '0491 577 426',
  '0491 577 644',
  '0491 578 148',
  '0491 578 888',
  '0491 578 957',
  '0491 579 212',
  '0491 579 455',
  '0491 579 760',
]

/** A mobile number of the range kept free for fiction. */
export const mobile = (random: Random): string => random.pick(MOBILES)

/** A landline of the ranges kept free for fiction in each area. */
export const landline = (random: Random, areaCode: string): string =>
  `${areaCode} ${random.pick(['5550', '7010'])} ${random.digits(4)}`
