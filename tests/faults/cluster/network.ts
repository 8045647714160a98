import { execFileSync, spawnSync } from 'node:child_process'

/** The bridge that all hosts are on, in the namespace of whoever runs this. */
const BRIDGE = 'fbcluster'
const NETWORK = '10.77.0'

/** A host of its own: a network namespace with one way out. */
export interface Host {
  readonly name: string
  readonly address: string
  /** What makes a command run on it. */
  readonly on: readonly string[]
  /** Cuts it off from all others, and from callers; or joins it again. */
  cut(isCut: boolean): void
}

const ip = (...parameters: string[]) => execFileSync('ip', parameters, { stdio: 'pipe' })
const quietly = (...parameters: string[]) => spawnSync('ip', parameters, { stdio: 'ignore' })

/** Where callers are, as hosts see them. */
const OUTSIDE = `${NETWORK}.1`

/** Makes hosts that reach each other over a bridge. */
export function makeHosts(count: number): Host[] {
  removeHosts(count)
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('address', 'add', `${OUTSIDE}/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  return Array.from({ length: count }, (_, index) => makeHost(index + 1))
}

const nameOf = (number: number): string => `${BRIDGE}${number}`

function makeHost(number: number): Host {
  const name = nameOf(number)
  const address = `${NETWORK}.${10 + number}`
  ip('netns', 'add', name)
  ip('link', 'add', `${name}out`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  ip('link', 'set', `${name}out`, 'master', BRIDGE, 'up')
  ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  for (const device of ['lo', 'eth0']) ip('-n', name, 'link', 'set', device, 'up')
  return {
    name: `node${number}`,
    address,
    on: ['ip', 'netns', 'exec', name],
    cut: (isCut) => ip('link', 'set', `${name}out`, isCut ? 'down' : 'up'),
  }
}

export function removeHosts(count: number): void {
  for (let number = 1; number <= count; number++) {
    quietly('link', 'delete', `${nameOf(number)}out`)
    quietly('netns', 'delete', nameOf(number))
  }
  quietly('link', 'delete', BRIDGE)
}
