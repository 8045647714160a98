import { type Call, done } from '@fleetbook/playwright'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/**
 * What the page of a client that was made and never changed says of that, as the API tells it in a
 * zone. The days of the demonstration count from that on which it was made.
 */
export async function createdWords(call: Call, id: string, timeZone: string): Promise<string> {
  const path = `/fm/events?resource=client&record_id=${id}&limit=1`
  const { data } = await done(call('GET', path, undefined, { 'time-zone': timeZone }))
  const [year, month, day, time] = data[0].at.split(/[-T+Z]/)
  return `Added ${Number(day)} ${MONTHS[Number(month) - 1]} ${year}, ${time.slice(0, 5)}`
}
