import { type JsonSchema, referenceTo } from '@/lib/derive/schemas/namedSchemas'
import { showsOthers } from '@/lib/derive/systemFields'
import { client, resources, webhook } from '@/lib/resources'
import { listed, withinSentence } from '@/lib/text/words'
import { LOST, TEST } from '@/lib/webhooks/queue'
import { READERS } from '../handlers/historyParameters'
import { MOMENT, type NamedSchema, named, one } from './named'
import { exampleRecord } from './recordExamples'
import { schemasOf } from './recordSchemas'

const TEXT = { type: 'string' }
const POSITION = 'AAAAAAAAAGUAAAAAAAFgYwAAAAAAAAAAtqN2c1hL0Rk'
const OTHER_POSITION = 'AAAAAAAAAGQAAAAAAAFgYgAAAAAAAAAAZNPw6Gd2QpI'

const position: JsonSchema = {
  ...TEXT,
  description: 'A place in the feed. It means nothing by itself; send it back as `after`.',
}

const records = resources.map((resource) => schemasOf(resource).record)

/** Those whose entity tag has more than the version that the history knows. */
const SHOWING_OTHERS = listed(
  resources.filter(showsOthers).map(({ plural }) => withinSentence(plural)),
  resources.length,
)

/** Which record something is about. */
const WHOSE = {
  resource: { ...TEXT, enum: Object.keys(READERS), description: 'The kind of record.' },
  id: { ...TEXT, description: 'Id of the record.' },
}

const object = (
  title: string,
  properties: Record<string, JsonSchema>,
  optional: string[] = [],
) => ({
  title,
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})

const recordSchema = (description: string, orNothing: readonly JsonSchema[] = []): JsonSchema => ({
  description,
  anyOf: [...records.map(({ name }) => referenceTo(name)), ...orNothing],
})

const change = named(
  'FollowedChange',
  () =>
    object(
      'Change of a record',
      {
        position: { ...position, description: `${position.description} Here: after this change.` },
        ...WHOSE,
        action: { ...TEXT, description: 'What was done.', examples: ['created', 'updated'] },
        fields: {
          type: 'array',
          items: TEXT,
          description: 'Members that changed; inside an object with a point.',
        },
        etag: {
          type: ['string', 'null'],
          description: `The ETag that the record had after the change, good for If-Match; null where it was deleted. Of ${SHOWING_OTHERS} it has the version alone, and their own ETags tell besides what they show of other records: it is no ETag to compare with theirs.`,
        },
        at: { ...TEXT, format: 'date-time', description: 'When it happened.' },
        event_id: {
          ...TEXT,
          pattern: '^[1-9][0-9]*$',
          description: 'Number of the entry of the history that tells of it.',
        },
        request_id: { ...TEXT, description: 'X-Request-Id of the call that did it.' },
        user_id: {
          ...TEXT,
          description:
            'Who was signed in; 0 of what the service did by itself, or somebody past it.',
        },
        audit_user_id: { ...TEXT, description: 'In whose name it was done.' },
        record: recordSchema(
          'Only with `include=record`: the record as it is by now, which may be after later changes; null where it is gone.',
          [{ type: 'null' }],
        ),
      },
      ['record'],
    ),
  { uses: records },
)

const CHANGE = {
  position: POSITION,
  resource: 'client',
  id: client.id.example,
  action: 'updated',
  fields: ['finance_limit', 'client_defaults.management_fee'],
  etag: '"4"',
  at: MOMENT,
  event_id: '90211',
  request_id: 'import-2026-11-20.17',
  user_id: '2',
  audit_user_id: '2',
}

/** What a webhook's receiver is sent of a change, by Standard Webhooks. */
const changeMessage: NamedSchema = named(
  'ChangeMessage',
  () =>
    object('A change, as it is sent to a webhook', {
      type: {
        ...TEXT,
        description: 'Kind of record and what was done: `client.updated`.',
        examples: ['client.updated', 'approval.created'],
      },
      timestamp: { ...TEXT, format: 'date-time', description: 'When it was done.' },
      data: {
        ...referenceTo(change.name),
        description:
          'The change as `GET /fm/changes` has it, with the record where the webhook has whole records.',
      },
    }),
  {
    uses: [change],
    examples: one('One change of a client', {
      type: 'client.updated',
      timestamp: '2026-11-19T23:15:00.000Z',
      data: { ...CHANGE, at: '2026-11-19T23:15:00Z' },
    }),
  },
)

/** Besides changes: what tests a webhook, and what tells that changes are lost. */
const NOTICES = [TEST, LOST]

const noticeMessage = named('NoticeMessage', () =>
  object('What is sent to a webhook and is no change', {
    type: {
      ...TEXT,
      enum: NOTICES.map((action) => `${webhook.name}.${action}`),
      description:
        '`webhook.test` says nothing: take it. After `webhook.changes_lost` read all records anew from `GET /fm/changes/snapshot`.',
    },
    timestamp: { ...TEXT, format: 'date-time', description: 'When that was.' },
    data: object(
      'The webhook itself',
      {
        resource: { ...TEXT, const: webhook.name, description: 'The kind of record.' },
        id: { ...TEXT, description: 'Id of the webhook.' },
        action: { ...TEXT, enum: NOTICES, description: 'The second part of the type.' },
        at: { ...TEXT, format: 'date-time', description: 'When that was.' },
        name: { ...TEXT, description: 'Of a test: what the webhook is called.' },
      },
      ['name'],
    ),
  }),
)

/** All that a webhook's receiver is sent. */
export const webhookMessage: NamedSchema = named(
  'WebhookMessage',
  () => ({
    title: 'What is sent to a webhook',
    anyOf: [changeMessage, noticeMessage].map(({ name }) => referenceTo(name)),
  }),
  { uses: [changeMessage, noticeMessage] },
)

/** A page of the feed of changes. */
export const changePage: NamedSchema = named(
  'ChangePage',
  () =>
    object('Changes after a position', {
      data: { type: 'array', items: referenceTo(change.name) },
      position: {
        ...position,
        description: `${position.description} Here: after all of this page, also where it is empty.`,
      },
    }),
  {
    uses: [change],
    examples: {
      one: { summary: 'One change of a client', value: { data: [CHANGE], position: POSITION } },
      none: { summary: 'Nothing yet', value: { data: [], position: POSITION } },
    },
  },
)

const kept = named(
  'SnapshotRecord',
  () =>
    object('Record of a snapshot', {
      ...WHOSE,
      etag: { ...TEXT, description: 'The ETag of the record.' },
      record: recordSchema('The record.'),
    }),
  { uses: records },
)

/** A page of all records, and where to follow their changes from. */
export const snapshotPage: NamedSchema = named(
  'SnapshotPage',
  () =>
    object('Page of all records', {
      data: { type: 'array', items: referenceTo(kept.name) },
      position: {
        ...position,
        description: `${position.description} Here: from which on changes are to be followed. Keep that of the last page, which knows of all that was read.`,
      },
      next_cursor: {
        type: ['string', 'null'],
        description: 'The cursor of the next page; null on the last.',
      },
    }),
  {
    uses: [kept],
    examples: one('The last page', {
      data: [
        {
          resource: 'client',
          id: client.id.example,
          etag: '"4"',
          record: exampleRecord(client),
        },
      ],
      position: OTHER_POSITION,
      next_cursor: null,
    }),
  },
)
