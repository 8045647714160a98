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
  const service = await startProcess(database.url, { LOG_LEVEL: 'debug' }, 'pipe')
  let told = ''
  service.process.stdout?.on('data', (data: Buffer) => {
    told += data.toString()
  })
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
  const addressOf = (id: string) => `/api/v1/fm/clients/${id}`
  const change = (...ids: string[]) => {
    const json = JSON.stringify({ area: 'sent together' })
    const calls = ids.map((id) => [
      `PATCH ${addressOf(id)} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Authorization: Bearer ${body.access_token}`,
      'Content-Type: application/json',
      `Content-Length: ${json.length}`,
      '',
      json,
    ])
    socket.write(calls.map((lines) => lines.join('\r\n')).join(''))
  }
  await withConnection(database.url, async (holder) => {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM client WHERE client_id = $1 FOR UPDATE', [held])
    change(held, beside)
    // Its row alone would not do: what is changed may not have its answer yet, which then is the last.
    await until('the second has its answer', async () => told.includes(addressOf(beside)))
    const ended = once(service.process, 'exit')
    service.process.kill('SIGTERM')
    await until('the door is closed', () =>
      fetch(service.base).then(
        () => false,
        () => true,
      ),
    )
    change(last, behind)
    await until('the third is made', async () => (await changed()).includes(last))
    await holder.query('COMMIT')
    await ended
  })
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(3).fill('HTTP/1.1 200'))
  expect(await changed()).toEqual([held, beside, last].sort())
  await database.drop()
})
