import type { EventEmitter } from 'node:events'
import pg from 'pg'

/** What a server says of itself as a session begins, and whenever it changes. */
interface ParameterStatus {
  readonly parameterName: string
  readonly parameterValue: string
}

/** A connection that knows whether its server follows another, which PostgreSQL says from version 14 on. */
class TellingClient extends pg.Client {
  isOfStandby = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    const { connection } = this as unknown as { readonly connection: EventEmitter }
    connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterName === 'in_hot_standby') this.isOfStandby = parameterValue === 'on'
    })
  }
}

/** Said of a connection that is given up, in PostgreSQL's words for a server that lets nobody in yet. */
const ofStandby = () =>
  Object.assign(new Error('a connection led to a standby, and was given up'), {
    severity: 'FATAL',
    code: '57P03',
  })

/**
 * Has a pool keep no connection to a standby. A balancer, or an address that changes hands, may lead to
 * one: what it has may be old, and nothing but a write would tell.
 */
export const OF_PRIMARY: pg.PoolConfig = {
  Client: TellingClient as unknown as NonNullable<pg.PoolConfig['Client']>,
  onConnect: async (client) => {
    if ((client as unknown as TellingClient).isOfStandby) throw ofStandby()
  },
}
