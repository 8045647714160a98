export type { Answer } from './core'
export {
  type FieldFault,
  FleetbookError,
  LedElsewhere,
  NoAnswer,
  type ProblemBody,
  Unreadable,
} from './errors'
export type { ChangeFeed, FeedOptions, Snapshot } from './feed'
export { exactFigures, Figure, type Figures } from './figure'
export { Fleetbook, type FleetbookOptions } from './fleetbook'
export type { Credentials } from './identity'
export { readJson, writeJson } from './json'
export type { Paged } from './paged'
export {
  Conflict,
  Forbidden,
  Invalid,
  Locked,
  NotFound,
  NotModified,
  PositionGone,
  PreconditionFailed,
  RateLimited,
  Refused,
  ServerFault,
  Unauthorized,
} from './refusals'
export type { Bodies, CallOptions, PathOf, Retries, Schemas } from './types'
