import { spawn } from 'node:child_process'
import { type Command, commandOf } from './apiBundle'

/** How one of the operator's commands ended. */
export interface Commanded {
  readonly code: number | null
  /** What it said, in order. */
  readonly said: string
}

/**
 * Runs one of the operator's commands as it is bundled, while whoever asked goes on.
 *
 * @param environment what it has besides that of the tests
 */
export const runCommand = (
  name: Command,
  environment: Readonly<Record<string, string>>,
  ...parameters: readonly string[]
): Promise<Commanded> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [commandOf(name), ...parameters], {
      env: { ...process.env, ...environment },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text
      })
    }
    child.once('close', (code) => resolve({ code, said }))
  })
