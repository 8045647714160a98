import { TRADES, type Trade } from '../pools/trades'

/** Beginnings and endings of invented place names, so that no real organisation is meant. */
const BEGINNINGS = [
  ...['Wattle', 'Banksia', 'Coola', 'Mundar', 'Kurra', 'Wirra', 'Tarra', 'Bindi', 'Gunna'],
  ...['Merri', 'Nara', 'Boora', 'Jinda', 'Karra', 'Warra', 'Yanda', 'Milla', 'Barra', 'Cobba'],
  ...['Ever', 'Ash', 'Oaken', 'Elm', 'Red', 'Black', 'Silver', 'Clear', 'Cedar', 'Fern'],
  ...['Heather', 'Iron', 'Kings', 'Lang', 'Maple', 'Park', 'Quarry', 'Raven', 'Rose', 'Salt'],
  ...['Sander', 'Thorn', 'Timber', 'Whit', 'Wren', 'Bell', 'Bright', 'Cable', 'Cross', 'Deep'],
  ...['Eagle', 'Fair', 'Glen', 'Golden', 'Green', 'Hart', 'Hazel', 'High', 'Lark', 'Lime', 'Long'],
]
const ENDINGS = [
  ...['ford', 'bury', 'brook', 'dale', 'field', 'gate', 'ham', 'haven', 'hurst', 'leigh', 'lyn'],
  ...['mere', 'mont', 'more', 'port', 'ridge', 'stead', 'thorpe', 'ton', 'vale', 'view', 'ville'],
  ...['ward', 'well', 'wick', 'worth', 'bank', 'bourne', 'bridge', 'cliffe', 'combe', 'croft'],
]
/** Once every name has been given out, the next round starts with the next of these. */
const ROUNDS = [
  ...['', 'Port ', 'Mount ', 'Lake ', 'North ', 'South ', 'East ', 'West ', 'Upper ', 'Lower '],
  ...['Greater ', 'New ', 'Old ', 'Cape ', 'Point ', 'Fort ', 'Little ', 'Great ', 'Central '],
]

const PLACES = BEGINNINGS.length * ENDINGS.length
const NAMES_A_ROUND = PLACES * TRADES.length
/** A prime above the count of places: steps of it visit every place before any twice. */
const STRIDE = 7919

/** As many names as there are, all different. */
export const MAX_NAMES = NAMES_A_ROUND * ROUNDS.length

/** Factors that share no divisor with the count of trades: each puts them in another order. */
const ORDERS = [1, 3, 5, 9, 11, 13, 15, 17, 19, 23, 25, 27]

/** An organisation's name and trade; no two numbers share a name. */
export function organisation(number: number): { readonly name: string; readonly trade: Trade } {
  const index = number - 1
  const round = ROUNDS[Math.floor(index / NAMES_A_ROUND)]
  if (round === undefined) throw new RangeError(`There are names for ${MAX_NAMES} clients.`)
  // Each block of numbers has every trade once; each trade meets another place in each block.
  const block = Math.floor(index / TRADES.length)
  const order = ORDERS[block % ORDERS.length] as number
  const which = ((index % TRADES.length) * order + block) % TRADES.length
  const trade = TRADES[which] as Trade
  const place = (block * STRIDE + which * 577) % PLACES
  const beginning = BEGINNINGS[place % BEGINNINGS.length] as string
  const ending = ENDINGS[Math.floor(place / BEGINNINGS.length)] as string
  return { name: trade.name(`${round}${beginning}${ending}`), trade }
}
