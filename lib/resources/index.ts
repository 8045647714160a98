import { approval } from './approval'
import { client } from './client'
import { packagingDefaults } from './packagingDefaults'
import type { Resource } from './resource'

export { approval, client, packagingDefaults }

/** Every kind of record that Fleetbook holds. */
export const resources: readonly Resource[] = [client, packagingDefaults, approval]
