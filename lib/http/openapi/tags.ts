import type { Resource } from '@/lib/resources/resource'

/** A part of the API that operations are grouped by. */
export interface Tag {
  readonly name: string
  readonly description: string
}

/** The parts that are no resource's, in their order after those. */
export const TAGS = {
  signIn: { name: 'Signing in', description: 'Bearer tokens, and what they allow.' },
  secondFactors: {
    name: 'Second factors',
    description: 'What people show besides the password when they sign in.',
  },
  locks: { name: 'Locking sessions', description: 'Locks on records that outlast a call.' },
  history: { name: 'History', description: 'Who changed what, when, and why.' },
  changes: {
    name: 'Following changes',
    description: 'Every change once, in an order to go on from, and all records to begin with.',
  },
  overview: { name: 'Overview', description: 'What needs attention.' },
  accounts: {
    name: 'Users and roles',
    description: 'Who may sign in, and what they may do.',
  },
  keys: {
    name: 'Keys',
    description: 'What other systems call the API with, in place of a password.',
  },
  webhooks: {
    name: 'Deliveries',
    description: 'What is sent to webhooks, what became of it, and what it is signed with.',
  },
  names: { name: 'Names', description: 'What ids and codes stand for.' },
  demonstration: { name: 'Demonstration', description: 'What only a demonstration has.' },
  document: { name: 'This document', description: 'The description of the API.' },
} as const satisfies Record<string, Tag>

/** The part of a resource's operations. */
export const tagOf = ({ plural, description }: Resource): Tag => ({ name: plural, description })
