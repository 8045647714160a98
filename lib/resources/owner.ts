import type { Resource } from './resource'

/** What a singleton has its id of; undefined for what has ids of its own. */
export const ownerOf = ({
  isSingleton,
  parent,
}: Pick<Resource, 'isSingleton' | 'parent'>): Resource | undefined =>
  isSingleton ? parent?.resource : undefined
