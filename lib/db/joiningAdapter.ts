import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import type { Prisma, PrismaClient } from './generated/client'

/** What Prisma's adapter makes of a transaction. */
type AdapterTransaction = Awaited<
  ReturnType<Awaited<ReturnType<PrismaPg['connect']>>['startTransaction']>
>

/** Prisma's models in a transaction that is open on a connection. */
export interface Joined {
  readonly models: Prisma.TransactionClient
  /** Makes Prisma forget the transaction, which whoever opened it then ends. */
  leave(): Promise<void>
}

/**
 * Prisma's adapter, whose interactive transactions are not new ones, but those that the driver has
 * opened already. A transaction of Prisma's own costs as much processor time as the rest of a save,
 * and most need none of its models.
 */
export class JoiningAdapter extends PrismaPg {
  /** The connection whose transaction Prisma joins next. */
  private handed: pg.PoolClient | undefined
  /** Resolves when nobody hands over a connection: one does at a time, so none takes another's. */
  private turn: Promise<unknown> = Promise.resolve()

  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect()
    const start = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (isolation) => {
      // Around a call that takes several statements Prisma opens one itself, and names no isolation.
      if (isolation === undefined) return start()
      const client = this.handed
      this.handed = undefined
      if (!client) throw new Error('a transaction was opened past lib/db')
      const done = () => Promise.resolve()
      // The adapter's own calls, of this connection. Its end is none of Prisma's.
      const options = { usePhantomQuery: true }
      const joined = { client, options, commit: done, rollback: done }
      return Object.assign(Object.create(adapter), joined) as AdapterTransaction
    }
    return adapter
  }

  /** Lets the models of a client over this adapter run in the transaction on a connection. */
  join(client: PrismaClient, connection: pg.PoolClient): Promise<Joined> {
    const joined = this.turn.then(
      () =>
        new Promise<Joined>((resolve, reject) => {
          this.handed = connection
          let end = () => {}
          const left = new Promise<void>((over) => {
            end = over
          })
          const whole = client.$transaction(
            async (models) => {
              resolve({ models, leave })
              await left
            },
            { isolationLevel: 'ReadCommitted' },
          )
          // Where Prisma has given the transaction up, its models have said so.
          const leave = () => {
            end()
            return whole.catch(() => {})
          }
          whole.catch(reject)
        }),
    )
    this.turn = joined.catch(() => {
      this.handed = undefined
    })
    return joined
  }
}

/** Prisma's models, as objects of functions. */
type Models = Readonly<Record<string, Readonly<Record<string, (query: unknown) => unknown>>>>

/** Prisma's models, for which a transaction is joined when the first of them is called. */
export const joinedOnCall = (join: () => Promise<Joined>): object =>
  new Proxy(
    {},
    {
      get: (_, model: string) =>
        new Proxy(
          {},
          {
            get: (_, call: string) => async (query: unknown) =>
              ((await join()).models as unknown as Models)[model]?.[call]?.(query),
          },
        ),
    },
  )
