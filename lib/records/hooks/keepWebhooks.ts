import type { RecordOf, webhook } from '@/lib/resources'
import { targetFaults } from '@/lib/targets'
import { newestPlace } from '../feed/changes'
import { writePosition } from '../feed/positions'
import { sequenceChanges } from '../feed/sequence'
import { goOn } from '../webhookState'
import { ACCOUNTS } from './accounts'
import { refuseReadingBeyond } from './granting'
import type { FieldFault, Hook } from './hook'

type Webhook = RecordOf<typeof webhook>

/** What decides where a webhook leads and what goes there. */
const DECIDING = ['url', 'role_id', 'resources', 'fields', 'include_record'] as const

/** What chooses the changes that are sent. */
const CHOOSING = ['resources', 'fields'] as const

/** The fields whose changes are waited for in vain: they are of kinds of which nothing is sent. */
function strayFields({ resources, fields }: Webhook): FieldFault[] {
  if (resources.length === 0) return []
  return fields.flatMap((name, entry): FieldFault[] => {
    const kind = name.slice(0, name.indexOf('.'))
    if (resources.includes(kind)) return []
    const message = `Nothing is sent of the kind ${kind}: add it to the kinds of record, or leave the field out.`
    return [{ field: 'fields', entry, code: 'not_allowed', message }]
  })
}

/**
 * The rules of webhooks: none leads into the operator's network, and nobody has one tell what they
 * may not read themselves, be it by its role or by where it leads. None waits for what it sends nothing
 * of. One that leads elsewhere, or is
 * active again, begins anew: it is neither stopped nor waiting.
 */
export const keepWebhooks: Hook<Webhook> = {
  async foresee(written) {
    const leading = written.flatMap(({ url }) => url ?? [])
    const faults = await targetFaults(leading)
    // What was done before is not sent, also where the feed does not have it yet. Within the write's
    // transaction it would take a second connection, and the feed would wait for the write.
    if (leading.length > 0) await sequenceChanges()
    return written.map(({ url }) => {
      const fault = url && faults.get(url)
      return fault ? [{ field: 'url', code: 'not_allowed', message: `Address ${fault}.` }] : []
    })
  },
  work: ACCOUNTS,
  async beforeInsert({ connection, author, after }) {
    await refuseReadingBeyond(connection, author, after)
    return strayFields(after)
  },
  async beforeUpdate({ connection, author, before, after }) {
    const isOther = DECIDING.some((name) => String(after[name]) !== String(before[name]))
    if (isOther || (after.active && !before.active)) {
      await refuseReadingBeyond(connection, author, before, after)
    }
    // One from before this was refused can be changed in all else.
    const isChosen = CHOOSING.some((name) => String(after[name]) !== String(before[name]))
    return isChosen ? strayFields(after) : []
  },
  async afterInserts(writes) {
    for (const { connection, id } of writes) {
      const place = await newestPlace(connection)
      await connection.webhookState.create({
        data: { webhook_id: Number(id), position: place ? writePosition(place) : null },
      })
    }
  },
  async afterUpdates(writes) {
    for (const { connection, id, before, after } of writes) {
      if (after.url === before.url && (before.active || !after.active)) continue
      await goOn(connection, Number(id))
    }
  },
}
