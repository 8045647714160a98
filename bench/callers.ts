/** Who makes the calls that are measured. */

type Members = Readonly<Record<string, unknown>>

const origin = (port: number): string => `http://127.0.0.1:${port}/api/v1`

async function made(port: number, path: string, body: Members, token = ''): Promise<Members> {
  const answer = await fetch(origin(port) + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`)
  return (await answer.json()) as Members
}

/** A token of the demo administrator. */
export async function tokenAt(port: number): Promise<string> {
  const who = { username: 'admin', password: 'admin-demo-password' }
  return (await made(port, '/authenticate', who)).access_token as string
}

/** A key of a new service account with the administrator's role. */
export async function keyAt(port: number, token: string): Promise<string> {
  const account = { display_name: `Benchmark ${Date.now()}`, role_id: '1' }
  const { user_id } = await made(port, '/admin/service-accounts', account, token)
  const keys = `/admin/service-accounts/${user_id}/keys`
  return (await made(port, keys, { name: 'Benchmark' }, token)).key as string
}
