import { describe, expect, test } from 'vitest'
import { pageTitle, recordTitle } from './pageTitle'

describe('the title of a page', () => {
  test.each([
    [['Clients'], 'Clients · Fleetbook'],
    [['', 'Client 10001'], 'Client 10001 · Fleetbook'],
    [['   ', 'Client 10001'], 'Client 10001 · Fleetbook'],
    [[null, undefined, 'Client 10001'], 'Client 10001 · Fleetbook'],
  ])('of %j is %s', (parts, title) => {
    expect(pageTitle(...parts)).toBe(title)
  })

  test.each([
    [undefined, 'Wattleford City Council · Client 10001 · Fleetbook'],
    ['History', 'Wattleford City Council · History of client 10001 · Fleetbook'],
  ])('names the record on its page %s', (page, title) => {
    const parts = recordTitle('Wattleford City Council', 'Client', '10001', page)
    expect(pageTitle(...parts)).toBe(title)
  })

  test('names the record by its number alone while its name is on its way', () => {
    expect(pageTitle(...recordTitle(undefined, 'Client', '10001'))).toBe('Client 10001 · Fleetbook')
  })
})
