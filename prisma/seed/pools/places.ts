import type { Random } from '../random'

/** A state with its share of clients, its area code, and some of its towns with their postcodes. */
interface State {
  readonly name: string
  readonly share: number
  readonly areaCode: string
  readonly towns: readonly string[]
}

const STATES: readonly State[] = [
  {
    name: 'VIC',
    share: 26,
    areaCode: '03',
    towns: [
      ...['Melbourne 3000', 'Southbank 3006', 'Footscray 3011', 'Richmond 3121', 'Box Hill 3128'],
      ...['Dandenong 3175', 'Geelong 3220', 'Ballarat Central 3350', 'Bendigo 3550'],
      ...['Shepparton 3630', 'Mildura 3500', 'Traralgon 3844', 'Wodonga 3690', 'Warrnambool 3280'],
    ],
  },
  {
    name: 'NSW',
    share: 28,
    areaCode: '02',
    towns: [
      ...['Sydney 2000', 'Parramatta 2150', 'Chatswood 2067', 'Penrith 2750', 'Newcastle 2300'],
      ...['Wollongong 2500', 'Gosford 2250', 'Dubbo 2830', 'Orange 2800', 'Tamworth 2340'],
      ...['Wagga Wagga 2650', 'Albury 2640', 'Coffs Harbour 2450', 'Broken Hill 2880'],
    ],
  },
  {
    name: 'ACT',
    share: 4,
    areaCode: '02',
    towns: ['City 2601', 'Barton 2600', 'Belconnen 2617', 'Phillip 2606', 'Fyshwick 2609'],
  },
  {
    name: 'QLD',
    share: 19,
    areaCode: '07',
    towns: [
      ...['Brisbane City 4000', 'Fortitude Valley 4006', 'Eagle Farm 4009', 'Southport 4215'],
      ...['Ipswich 4305', 'Toowoomba City 4350', 'Rockhampton City 4700', 'Mackay 4740'],
      ...['Townsville City 4810', 'Cairns City 4870', 'Bundaberg Central 4670', 'Mount Isa 4825'],
    ],
  },
  {
    name: 'WA',
    share: 11,
    areaCode: '08',
    towns: [
      ...['Perth 6000', 'Subiaco 6008', 'Fremantle 6160', 'Joondalup 6027', 'Welshpool 6106'],
      ...['Kalgoorlie 6430', 'Bunbury 6230', 'Geraldton 6530', 'Albany 6330', 'Karratha 6714'],
      ...['Port Hedland 6721', 'Broome 6725'],
    ],
  },
  {
    name: 'SA',
    share: 7,
    areaCode: '08',
    towns: [
      ...['Adelaide 5000', 'Port Adelaide 5015', 'Norwood 5067', 'Elizabeth 5112'],
      ...['Mount Gambier 5290', 'Whyalla 5600', 'Port Augusta 5700', 'Murray Bridge 5253'],
    ],
  },
  {
    name: 'TAS',
    share: 2,
    areaCode: '03',
    towns: ['Hobart 7000', 'Glenorchy 7010', 'Launceston 7250', 'Devonport 7310', 'Burnie 7320'],
  },
  {
    name: 'NT',
    share: 2,
    areaCode: '08',
    towns: ['Darwin City 0800', 'Palmerston 0830', 'Katherine 0850', 'Alice Springs 0870'],
  },
  {
    // No range of New Zealand numbers is kept free for fiction: these clients have a Sydney line.
    name: 'NZ',
    share: 1,
    areaCode: '02',
    towns: ['Auckland 1010', 'Hamilton 3204', 'Wellington 6011', 'Christchurch 8011'],
  },
]

const STREETS = [
  ...['Acacia', 'Albert', 'Anzac', 'Bank', 'Bridge', 'Church', 'Commercial', 'Depot', 'Elizabeth'],
  ...['Enterprise', 'Foundry', 'George', 'Harbour', 'High', 'Industrial', 'Jacaranda', 'King'],
  ...['Market', 'Mill', 'Murray', 'Parade', 'Pioneer', 'Quarry', 'Queen', 'Railway', 'River'],
  ...['Station', 'Sturt', 'Victoria', 'Wattle', 'Wharf', 'William'],
]
const STREET_TYPES = ['Street', 'Street', 'Street', 'Road', 'Road', 'Avenue', 'Drive']

/** A town with the state and postcode that belong to it. */
export interface Place {
  readonly town: string
  readonly pcode: string
  readonly state: string
  readonly areaCode: string
}

/** A town with its postcode, state and area code; states come by how many live there. */
export function place(random: Random): Place {
  const { name, areaCode, towns } = random.weighted(
    STATES.map((state) => [state, state.share] as const),
  )
  const entry = random.pick(towns)
  return { town: entry.slice(0, -5), pcode: entry.slice(-4), state: name, areaCode }
}

/** House number and street. */
export const street = (random: Random): string =>
  `${random.whole(1, 380)} ${random.pick(STREETS)} ${random.pick(STREET_TYPES)}`
