import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { refuse } from './operator'

/** Takes what readline would echo, and shows nothing of it. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Asks for a password on the terminal, twice and without echo. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    refuse('There is no terminal to ask on: set FLEETBOOK_ADMIN_PASSWORD.')
  }
  const terminal = createInterface({ input: process.stdin, output: nowhere(), terminal: true })
  terminal.once('SIGINT', () => refuse('\nNothing was changed.'))
  const ask = async (question: string) => {
    process.stdout.write(question)
    const answer = await terminal.question('')
    process.stdout.write('\n')
    return answer
  }
  const password = await ask('Password (12 characters or more): ')
  const again = await ask('The same again: ')
  terminal.close()
  if (password !== again) refuse('The two differ. Nothing was changed.')
  return password
}
