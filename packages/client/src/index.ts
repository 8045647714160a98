export type { Answer } from './core'
export {
  Conflict,
  type FieldFault,
  FleetbookError,
  Forbidden,
  Invalid,
  Locked,
  NoAnswer,
  NotFound,
  NotModified,
  PositionGone,
  PreconditionFailed,
  type ProblemBody,
  RateLimited,
  Refused,
  ServerFault,
  Unauthorized,
  Unreadable,
} from './errors'
export type { ChangeFeed, FeedOptions, Snapshot } from './feed'
export { exactFigures, Figure, type Figures } from './figure'
export { Fleetbook, type FleetbookOptions } from './fleetbook'
export type { Credentials } from './identity'
export { readJson, writeJson } from './json'
export type { Paged } from './paged'
export type { Bodies, CallOptions, PathOf, Retries, Schemas } from './types'
