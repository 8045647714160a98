import { defineResources } from './defineResource'
import * as registry from './registry'

export * from './registry'

/** Every kind of record that Fleetbook holds, those that others belong to first. */
export const resources = defineResources(Object.values(registry))

/** A resource of the registry. */
export type AnyResource = (typeof registry)[keyof typeof registry]

export type ResourceName = AnyResource['name']

/** A record of a resource as answers show it, without what the service keeps. */
export type RecordOf<Of extends AnyResource> = NonNullable<Of['record']>

/** A hook that some definition names. */
export type HookName = AnyResource['hooks'][number]
