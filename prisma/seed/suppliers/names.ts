/** What the suppliers of the demonstration do, with their ids and their names. */
export interface Line {
  readonly first: number
  readonly names: readonly string[]
}

/** Workshops and the like: the work on vehicles goes to them. */
export const REPAIRERS: Line = {
  first: 2001,
  names: [
    ...['Northside Auto Care', 'Harbour Mechanical', 'Gumtree Motors', 'Southbank Smash Repairs'],
    ...['Riverina Truck and Bus', 'Bayside Brakes', 'Ironbark Auto Electrics', 'Coastline Tyres'],
    ...['Tablelands Service Centre', 'Peninsula Panel Works', 'Outback Diesel', 'Capital Tyres'],
    ...['Wattle Street Garage', 'Westgate Windscreens', 'Kookaburra Auto', 'Granite Belt Motors'],
    ...[
      'Sunraysia Mechanical',
      'Limestone Coast Tyres',
      'Hunter Fleet Service',
      'Brindabella Auto',
    ],
    ...['Top End Towing', 'Derwent Motors', 'Swan Valley Service', 'Yarra Fleet Workshop'],
    ...['Fraser Coast Auto', 'Mallee Tyres', 'Pilbara Heavy Vehicles', 'Gippsland Glass'],
    ...['Illawarra Brake and Clutch', 'Barossa Auto Repairs', 'Goldfields Mechanical'],
    ...['Macquarie Motors', 'Snowy Mountains Service', 'Tamar Tyre and Battery', 'Otway Auto'],
    ...[
      'Kimberley Workshop',
      'Darling Downs Diesel',
      'Grampians Panel',
      'Esperance Service Centre',
    ],
    'Canterbury Fleet Care',
  ],
}

export const BROKERS: Line = {
  first: 2101,
  names: [
    ...['Anchor Insurance Brokers', 'Bluestone Broking', 'Cedar Risk Partners', 'Delta Broking'],
    ...['Eucalypt Risk Services', 'Fairwater Brokers', 'Greenhill Broking', 'Headland Risk'],
    ...['Inlet Insurance Services', 'Jetty Brokers', 'Keystone Fleet Risk', 'Lighthouse Broking'],
  ],
}

export const INSURERS: Line = {
  first: 2201,
  names: [
    ...['Southern Cross Mutual', 'Boobook Insurance', 'Harbour General', 'Plateau Motor Insurance'],
    ...['Wombat Mutual', 'Meridian Fleet Insurance', 'Tasman General', 'Redgum Assurance'],
  ],
}

export const FINANCIERS: Line = {
  first: 2301,
  names: [
    ...['Acacia Asset Finance', 'Banksia Capital', 'Corella Leasing', 'Drover Finance'],
    ...['Ember Equipment Finance', 'Flinders Fleet Funding', 'Grevillea Finance'],
    ...['Hakea Capital', 'Jarrah Asset Finance'],
  ],
}

const LINES = [REPAIRERS, BROKERS, INSURERS, FINANCIERS]

const idOf = (number: number): string => `S-${number}`

/** Ids of the suppliers of a line. */
export const idsOf = ({ first, names }: Line): string[] =>
  names.map((_, index) => idOf(first + index))

/** Every supplier by its id, with its name. */
export const SUPPLIERS: readonly (readonly [string, string])[] = LINES.flatMap((line) =>
  line.names.map((name, index) => [idOf(line.first + index), name] as const),
)
