import { approval } from './approval'
import { client } from './client'
import { packagingDefaults } from './packagingDefaults'
import { defineResources } from './resource'

export { approval, client, packagingDefaults }

/** Every kind of record that Fleetbook holds. */
export const resources = defineResources(client, packagingDefaults, approval)

/** A resource of the registry. */
export type AnyResource = (typeof resources)[number]

export type ResourceName = AnyResource['name']
