import { expect } from 'vitest'
import { readinessOf } from '../../../e2e/support/readiness'
import { startProcess, type TestService } from '../../../e2e/support/service'

const METRICS_TOKEN = 'of-the-metrics-1234'

/**
 * Starts a process that reads from a replica, and says what it does there.
 *
 * @param url of the database
 * @param replica of what it is to read from, as the service's role
 */
export const startReading = (url: string, replica: string, environment = {}) =>
  startProcess(url, {
    DATABASE_REPLICA_URL: replica,
    METRICS_TOKEN,
    LOG_LEVEL: 'fatal',
    ...environment,
  })

const origin = ({ base }: TestService): string => new URL(base).origin

/** What a process says of its replica. */
export async function stateAt(service: TestService): Promise<string | undefined> {
  const { code, replicas = {} } = await readinessOf(origin(service))
  expect(code).toBe(200)
  return Object.values(replicas)[0]
}

/** A figure of a process's metrics, added up over its labels. */
export async function figure(service: TestService, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${origin(service)}/metrics`, { headers })).text()
  const lines = text.split('\n').filter((line) => line.startsWith(name))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
