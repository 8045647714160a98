/** A kind of organisation: how it is named, and what follows from that for its fleet and taxes. */
export interface Trade {
  name(place: string): string
  readonly form: 'company' | 'public' | 'association'
  readonly industry: string
  /** Division and subdivision of the industrial classification. */
  readonly sic: string
  /** Vehicles that the smallest and the largest of its kind runs. */
  readonly fleet: readonly [number, number]
  readonly fbt: string
}

const FULL = 'full-fbt-payable'
const HOSPITAL = 'concessional-17000-exempt'
const BENEVOLENT = 'concessional-30000-exempt'
const REBATABLE = 'rebatable'

const trade = (
  ending: string,
  form: Trade['form'],
  industry: string,
  sic: string,
  fleet: Trade['fleet'],
  fbt = FULL,
): Trade => ({ name: (place) => `${place} ${ending}`, form, industry, sic, fleet, fbt })

export const TRADES: readonly Trade[] = [
  trade('City Council', 'public', 'IND-GOV', '7530', [90, 420]),
  trade('Freight Pty Ltd', 'company', 'IND-TRN', '4610', [40, 360]),
  trade('Regional Hospital', 'public', 'IND-HLT', '8401', [35, 180], HOSPITAL),
  trade('Mining Services Pty Ltd', 'company', 'IND-MIN', '1090', [60, 520]),
  trade('Grammar School', 'association', 'IND-EDU', '8023', [6, 30], REBATABLE),
  trade('Community Care', 'association', 'IND-CHA', '8790', [25, 160], BENEVOLENT),
  trade('Shire Council', 'public', 'IND-GOV', '7530', [45, 190]),
  trade('Constructions Pty Ltd', 'company', 'IND-CON', '3019', [15, 140]),
  {
    ...trade('', 'public', 'IND-EDU', '8102', [80, 310], REBATABLE),
    name: (place) => `University of ${place}`,
  },
  trade('Haulage Pty Ltd', 'company', 'IND-TRN', '4610', [30, 210]),
  trade('Disability Support Ltd', 'company', 'IND-CHA', '8790', [30, 220], BENEVOLENT),
  trade('Electrical Pty Ltd', 'company', 'IND-CON', '3232', [12, 95]),
  trade('Water Corporation', 'public', 'IND-UTL', '2811', [70, 260]),
  trade('Foods Pty Ltd', 'company', 'IND-MAN', '1199', [18, 120]),
  trade('Aged Care Ltd', 'company', 'IND-HLT', '8601', [14, 90], BENEVOLENT),
  trade('Drilling Pty Ltd', 'company', 'IND-MIN', '1011', [25, 170]),
  trade('Agricultural Co-operative Ltd', 'company', 'IND-AGR', '0529', [20, 110]),
  trade('Community Health', 'association', 'IND-HLT', '8599', [20, 130], HOSPITAL),
  trade('Engineering Pty Ltd', 'company', 'IND-PRO', '6923', [10, 85]),
  trade('Security Services Pty Ltd', 'company', 'IND-PRO', '7712', [30, 150]),
  trade('Catholic College', 'association', 'IND-EDU', '8023', [5, 24], REBATABLE),
  trade('Energy Networks Pty Ltd', 'company', 'IND-UTL', '2630', [110, 600]),
  trade('Civil Pty Ltd', 'company', 'IND-CON', '3101', [22, 160]),
  trade('Credit Union Ltd', 'company', 'IND-FIN', '6223', [8, 45]),
  trade('Medical Imaging Pty Ltd', 'company', 'IND-HLT', '8520', [6, 40]),
  trade('Plumbing Pty Ltd', 'company', 'IND-CON', '3231', [8, 60]),
  trade('Wines Pty Ltd', 'company', 'IND-AGR', '1214', [6, 38]),
  trade('Telecommunications Pty Ltd', 'company', 'IND-ICT', '5801', [45, 280]),
]
