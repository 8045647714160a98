import { test as base, done, type OwnClient, ownWord } from '@fleetbook/playwright'

export { expect } from '@fleetbook/playwright'

/** A user of a test's own, with a password. */
export interface OwnUser {
  readonly id: string
  readonly userName: string
  readonly displayName: string
  readonly password: string
}

interface Fixtures {
  /** Makes several, and tells the word by which a search finds just these. */
  ownClients(count: number): Promise<{ clients: OwnClient[]; word: string }>
  ownUser: OwnUser
}

/** The kit that others use, and what only these tests need besides. */
export const test = base.extend<Fixtures>({
  ownClients: async ({ own }, use) => {
    await use(async (count) => {
      const word = ownWord()
      const clients: OwnClient[] = []
      while (clients.length < count) {
        clients.push(await own.client({ name: `Test ${word} no ${clients.length + 1}` }))
      }
      return { clients, word }
    })
  },
  ownUser: async ({ as }, use) => {
    const call = await as('admin')
    const userName = `own.${ownWord()}`
    const displayName = `Own user ${ownWord()}`
    const password = `${ownWord()}-${ownWord()}`
    const { user_id } = await done(
      call('POST', '/admin/users', {
        user_name: userName,
        display_name: displayName,
        role_id: '2',
        password,
        enabled: true,
      }),
    )
    await use({ id: user_id, userName, displayName, password })
  },
})
