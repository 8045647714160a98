/** Lists of values that more than one resource offers. */

/** Australian states and territories, and New Zealand. */
export const STATES = ['VIC', 'NSW', 'ACT', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'NZ'] as const

/** How a report reaches its readers. */
export const DELIVERY = ['email', 'post'] as const
