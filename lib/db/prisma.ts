import type { PrismaClient } from './generated/client'
import { pool } from './pool'

const shared = globalThis as typeof globalThis & { fleetbookPrisma?: Promise<PrismaClient> }

/**
 * Prisma over the process's pool: for plain reads and writes of accounts and settings. It is loaded
 * when first asked for, as a process that only changes records never needs it.
 */
export function prisma(): Promise<PrismaClient> {
  shared.fleetbookPrisma ??= load()
  return shared.fleetbookPrisma
}

async function load(): Promise<PrismaClient> {
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const { PrismaClient } = await import('./generated/client')
  return new PrismaClient({ adapter: new PrismaPg(pool()) })
}
