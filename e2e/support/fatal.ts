/** What PostgreSQL, or a pooler before it, answers who does not get a session, or has one no more. */
export function fatalAnswer(state: string, words: string): Buffer {
  const body = Buffer.from(`SFATAL\0VFATAL\0C${state}\0M${words}\0\0`)
  const head = Buffer.from('E    ', 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
