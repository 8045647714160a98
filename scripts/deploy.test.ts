import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const FOLDER = 'deploy'
const UNITS = join(FOLDER, 'systemd')

test('the settings that are shipped are ones that the service knows and takes', async () => {
  const given = ['fleetbook.env', 'owner.env'].map((name) =>
    parseEnv(readFileSync(join(FOLDER, name), 'utf8')),
  )
  const settings = Object.assign({}, ...given) as Record<string, string>
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { env } = await import('@/lib/env')
  expect(Object.keys(env())).toEqual(expect.arrayContaining(Object.keys(settings)))
})

test('the owner of the tables is no setting of the service', () => {
  const service = readFileSync(join(UNITS, 'fleetbook.service'), 'utf8')
  expect(service).not.toContain('owner.env')
  expect(readFileSync(join(FOLDER, 'fleetbook.env'), 'utf8')).not.toContain('MIGRATE_DATABASE_URL=')
})

test('units run programs that are built', async () => {
  const programs = readdirSync(UNITS)
    .filter((name) => name.endsWith('.service'))
    .map((name) => /^ExecStart=node (\S+)/m.exec(readFileSync(join(UNITS, name), 'utf8'))?.[1])
  const { PROCESSES } = await import('./prepare')
  const built = PROCESSES.map((path) => join('dist', path.replace(/ts$/, 'js')))
  expect(built).toEqual(expect.arrayContaining(programs))
  for (const path of PROCESSES) expect(existsSync(path)).toBe(true)
})

test('nginx keeps neither bodies nor answers on its disk, and speaks the version that has bodies without a length', () => {
  const shipped = readFileSync(join(FOLDER, 'nginx.conf'), 'utf8')
  const said = shipped.matchAll(
    /^ +(proxy_request_buffering|proxy_max_temp_file_size|proxy_http_version) (.+);$/gm,
  )
  expect(Object.fromEntries([...said].map(([, name, value]) => [name, value]))).toEqual({
    proxy_request_buffering: 'off',
    proxy_max_temp_file_size: '0',
    proxy_http_version: '1.1',
  })
})

/** All expressions of a dashboard, wherever they stand. */
const expressionsOf = (json: unknown): string[] =>
  Object.entries(Object(json)).flatMap(([key, value]) =>
    key === 'expr' ? [value as string] : typeof value === 'object' ? expressionsOf(value) : [],
  )

/** Labels that Prometheus itself gives. */
const OF_PROMETHEUS = new Set(['job', 'instance'])

/** The metrics of an expression, each with the labels by which it is picked or grouped. */
function labelsIn(expression: string): [metric: string, labels: string[]][] {
  const names = (text: string) => [...text.matchAll(/[a-z_]\w*/g)].map(([name]) => name)
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, of = '']) => names(of))
  const metrics = expression.matchAll(
    /\b((?:fleetbook|nodejs|process)_\w+?)(_bucket|_sum|_count)?\b(?:\{([^}]*)\})?/g,
  )
  return [...metrics].map(([, metric = '', part, picked = '']) => {
    const pickedBy = [...picked.matchAll(/(\w+)\s*(?:=|!=|=~|!~)"/g)].map(([, name = '']) => name)
    const labels = [...grouped, ...pickedBy].filter((name) => !OF_PROMETHEUS.has(name))
    return [metric, part === '_bucket' ? labels.filter((name) => name !== 'le') : labels]
  })
}

test('dashboard and alerts pick and group by labels that the metrics have', async () => {
  const { metrics } = await import('@/lib/metrics/counters')
  const { observeReplicas } = await import('@/lib/metrics/gauges')
  const { registry } = metrics()
  if (!registry.getSingleMetric('fleetbook_replica_in_use')) observeReplicas(() => [])
  const dashboard = expressionsOf(
    JSON.parse(readFileSync(join(FOLDER, 'grafana', 'fleetbook.json'), 'utf8')),
  )
  const alerts = [
    ...readFileSync(join(FOLDER, 'prometheus', 'alerts.yml'), 'utf8').matchAll(/^ +expr: (.*)$/gm),
  ].map(([, expression = '']) => expression)
  const asked = [...dashboard, ...alerts].flatMap(labelsIn)
  expect(asked.filter(([, labels]) => labels.length > 0).length).toBeGreaterThan(10)
  const labelsOf = (metric: string): readonly string[] =>
    (registry.getSingleMetric(metric) as { labelNames?: string[] } | undefined)?.labelNames ?? []
  const unknown = asked.flatMap(([metric, labels]) =>
    labels.filter((label) => !labelsOf(metric).includes(label)).map((label) => [metric, label]),
  )
  expect(unknown).toEqual([])
})

test('dashboard and alerts name codes of problems that there are', async () => {
  const { PROBLEMS } = await import('@/lib/problem')
  const [dashboard = '', alerts = ''] = [
    ['grafana', 'fleetbook.json'],
    ['prometheus', 'alerts.yml'],
  ].map((path) => readFileSync(join(FOLDER, ...path), 'utf8'))
  const told = [...dashboard.matchAll(/"description": "([^"]*)"/g)].flatMap(([, text = '']) => [
    ...text.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g),
  ])
  const picked = [...(dashboard + alerts).matchAll(/code=\\?"(\w+)/g)].map(([, code = '']) => code)
  const codes = [...told.map(([code]) => code), ...picked]
  expect(codes).toEqual(expect.arrayContaining(['precondition_failed', 'internal', 'locked']))
  expect(codes.filter((code) => !(code in PROBLEMS))).toEqual([])
})

const ALERTS = join(FOLDER, 'prometheus', 'alerts.test.yml')
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)('alerts tell what they are for', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', ALERTS], {
    encoding: 'utf8',
  })
  expect({ status, said: stdout + stderr }).toEqual({
    status: 0,
    said: expect.stringContaining('SUCCESS'),
  })
})
