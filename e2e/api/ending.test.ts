/** Calls that were sent together on one connection, as the process that has them is told to end. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, inject, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { callerOf } from '../support/caller'
import { idsOf, until } from '../support/scene'
import { createDatabase, isUnderNext, startProcess } from '../support/service'

// Plain `next start` ends as Next does.
test.skipIf(isUnderNext)('each of them is answered, or was not done', async () => {
  const database = await createDatabase(inject('templateUrl'))
  const service = await startProcess(database.url)
  const { body } = await callerOf(service.base)('POST', '/authenticate', {
    body: { username: 'editor', password: 'editor-demo-password' },
  })
  const [held = '', beside = '', last = '', behind = ''] = await idsOf(database, 'client')
  const changed = async () => {
    const rows = await database.query<{ id: string }>(
      `SELECT client_id AS id FROM client WHERE area = 'sent together' ORDER BY client_id`,
    )
    return rows.map(({ id }) => id)
  }
  const socket = connect(Number(new URL(service.base).port), '127.0.0.1')
  let answers = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answers += text
  })
  const change = (id: string) => {
    const json = JSON.stringify({ area: 'sent together' })
    const head = [
      `PATCH /api/v1/fm/clients/${id} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Authorization: Bearer ${body.access_token}`,
      'Content-Type: application/json',
      `Content-Length: ${json.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${json}`)
  }
  await withConnection(database.url, async (holder) => {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM client WHERE client_id = $1 FOR UPDATE', [held])
    change(held)
    change(beside)
    await until('the second is made', async () => (await changed()).includes(beside))
    const ended = once(service.process, 'exit')
    service.process.kill('SIGTERM')
    await until('the door is closed', () =>
      fetch(service.base).then(
        () => false,
        () => true,
      ),
    )
    change(last)
    change(behind)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await holder.query('COMMIT')
    await ended
  })
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(3).fill('HTTP/1.1 200'))
  expect(await changed()).toEqual([held, beside, last].sort())
  await database.drop()
})
