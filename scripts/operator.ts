/** What the commands on an operator's own database have in common. */
import { env } from '@/lib/env'

/** Ends the command with a sentence for the operator. */
export function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** The address of the database to work on; the embedded one is never meant by these commands. */
export function operatorDatabase(): string {
  if (!process.env.DATABASE_URL) refuse('DATABASE_URL has to name the database.')
  try {
    return env().DATABASE_URL
  } catch (error) {
    return refuse((error as Error).message)
  }
}
