import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { callerOf } from '../support/caller'
import { holdRow } from '../support/lockScene'
import { openScene, type Scene, until } from '../support/scene'
import { isUnderNext } from '../support/service'

const LIMIT = 10

let scene: Scene
let direct: Scene
let next = 1

beforeAll(async () => {
  const behindProxy = { TRUST_PROXY: '1' }
  ;[scene, direct] = await Promise.all([openScene([behindProxy, behindProxy]), openScene()])
})
afterAll(() => Promise.all([scene.close(), direct.close()]))

/** An address that no other sign-in of this file came from. */
const freshAddress = () => `192.0.2.${next++}`

const signIn = (
  username: unknown,
  password: unknown,
  address = freshAddress(),
  base = scene.base,
) =>
  callerOf(base)('POST', '/authenticate', {
    headers: { 'x-forwarded-for': address },
    body: { username, password },
  })

const right = (name: string, address?: string, base?: string) =>
  signIn(name, `${name}-demo-password`, address, base)

test('a wrong user and a wrong password get the same answer', async () => {
  const [user, password] = [await signIn('nobody', 'x'), await signIn('admin', 'x')]
  const { request_id: one, ...first } = user.body
  const { request_id: two, ...second } = password.body
  expect([user.status, first]).toEqual([password.status, second])
  expect(user.status).toBe(401)
  expect(one).not.toBe(two)
  const names = (answer: typeof user) => [...answer.headers.keys()].sort()
  expect(names(user)).toEqual(names(password))
})

test('and in the same time', async () => {
  const times = { user: [] as number[], password: [] as number[] }
  const timed = async (kind: keyof typeof times, name: string) => {
    const started = performance.now()
    await signIn(name, 'x')
    times[kind].push(performance.now() - started)
  }
  for (let round = 0; round < 7; round++) {
    await timed('user', `nobody${round}`)
    await timed('password', 'integration')
  }
  // Without the same work for both, the one takes some twenty times as long as the other. The
  // shortest of each is the one that had the least to wait for whatever else the machine does.
  const ratio = Math.min(...times.user) / Math.min(...times.password)
  expect(ratio).toBeGreaterThan(1 / 4)
  expect(ratio).toBeLessThan(4)
})

test.each([
  ['a figure', 1, '/username'],
  ['empty', '', '/username'],
  ['absent', undefined, '/username'],
  ['too long', 'x'.repeat(256), '/username'],
  ['with U+0000', 'a\u0000', '/username'],
  ['half a surrogate pair', 'a\ud800', '/username'],
])('a user name that is %s is a fault of the body', async (_name, username, pointer) => {
  const raw = JSON.stringify({ username, password: 'x' })
  const { status, body } = await callerOf(direct.base)('POST', '/authenticate', { raw })
  expect([status, body.errors[0].pointer]).toEqual([422, pointer])
})

test('an unknown member of the body is refused', async () => {
  const body = { username: 'viewer', password: 'viewer-demo-password', pasword: 'x' }
  const answer = await callerOf(direct.base)('POST', '/authenticate', { body })
  expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '/pasword'])
})

test('a user name is read in any case, and its wildcards are text', async () => {
  expect((await signIn('VIEWER', 'viewer-demo-password')).status).toBe(200)
  expect((await signIn('view%', 'viewer-demo-password')).status).toBe(401)
  expect((await signIn('v_ewer', 'viewer-demo-password')).status).toBe(401)
})

// Routes of Next do not know where a call comes from.
describe.skipIf(isUnderNext)('failures', () => {
  const closed = async (
    answer: Awaited<ReturnType<typeof signIn>>,
    limits: readonly number[] = [LIMIT],
    most = 15 * 60,
  ) => {
    expect([answer.status, answer.body.code]).toEqual([429, 'rate_limited'])
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(most)
    const policy = answer.headers.get('ratelimit-policy') ?? ''
    const [, name, quota] = /^"([a-z-]+)";q=(\d+);w=\d+$/.exec(policy) ?? []
    expect(limits).toContain(Number(quota))
    expect(answer.headers.get('ratelimit')).toBe(`"${name}";r=0;t=${wait}`)
  }

  test('ten of a user name from one address close it there, on every process, in any case', async () => {
    const [home, office, address] = [freshAddress(), freshAddress(), freshAddress()]
    expect((await right('editor', home)).status).toBe(200)
    for (let failure = 0; failure < LIMIT; failure++) {
      expect((await signIn(failure % 2 ? 'editor' : 'EDITOR', 'x', address)).status).toBe(401)
    }
    await closed(await right('editor', address))
    await closed(await right('editor', address, scene.services[1]?.base))
    // Neither the name elsewhere nor anybody else behind that address is kept out.
    expect((await right('editor', home)).status).toBe(200)
    expect((await right('editor', office)).status).toBe(200)
    expect((await right('viewer', address)).status).toBe(200)
  })

  test('of a user name from many addresses slow it where it is not at home, and lock nobody out', async () => {
    const [home, elsewhere] = [freshAddress(), freshAddress()]
    // What other tests got wrong is none of this one's.
    await scene.database.query('DELETE FROM sign_in_failure')
    expect((await right('integration', home)).status).toBe(200)
    for (let failure = 0; failure < LIMIT; failure++) {
      expect((await signIn('integration', 'x')).status).toBe(401)
    }
    const answers = [await right('integration', elsewhere), await signIn('integration', 'x')]
    // Within a few seconds one more is judged, and no second.
    expect(answers.map(({ status }) => status)).toEqual([200, 429])
    await closed(answers[1] as (typeof answers)[0], [1], 5)
    expect((await right('integration', home)).status).toBe(200)
    expect((await right('integration', elsewhere)).status).toBe(200)
    expect((await right('viewer')).status).toBe(200)
  })

  /** Keeps what is counted under a key from being counted on, while work is done. */
  const holding = (key: string, work: () => Promise<void>) =>
    withConnection(scene.database.url, async (holder) => {
      await holder.query('BEGIN')
      const held = await holder.query('SELECT FROM sign_in_failure WHERE key = $1 FOR UPDATE', [
        key,
      ])
      expect(held.rowCount).toBe(1)
      await work()
      await holder.query('ROLLBACK')
    })

  test('pain: of a user name from one address are waited for by nobody elsewhere', async () => {
    const [home, crowd] = [freshAddress(), freshAddress()]
    await scene.database.query('DELETE FROM sign_in_failure')
    expect((await right('editor', home)).status).toBe(200)
    expect((await signIn('editor', 'x', crowd)).status).toBe(401)
    let isJudged = false
    let guess: ReturnType<typeof signIn> | undefined
    await holding(`sign-in-pair:name:editor|address:${crowd}`, async () => {
      guess = signIn('editor', 'x', crowd)
      guess.then(() => {
        isJudged = true
      })
      await until('the guess waits', async () => {
        const waiting = await scene.database.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%sign_in_failure%'",
        )
        return waiting.length > 0
      })
      expect((await right('editor', home)).status).toBe(200)
      expect(isJudged).toBe(false)
    })
    expect((await guess)?.status).toBe(401)
  })

  test('are none where the service itself fails: who was right is not shut out once it is well again', async () => {
    const home = freshAddress()
    await scene.database.query('ALTER TABLE user_account RENAME COLUMN user_name TO gone')
    const failed: number[] = []
    for (let attempt = 0; attempt < LIMIT; attempt++) {
      failed.push((await right('viewer', home)).status)
    }
    await scene.database.query('ALTER TABLE user_account RENAME COLUMN gone TO user_name')
    expect(failed).toEqual(Array(LIMIT).fill(500))
    expect((await right('viewer', home)).status).toBe(200)
  })

  test('are none where the service fails to count them against the name', async () => {
    const home = freshAddress()
    await scene.database.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'fails'; END$$;
      CREATE TRIGGER fails BEFORE INSERT OR UPDATE ON sign_in_failure FOR EACH ROW
        WHEN (NEW.key = 'sign-in:name:viewer') EXECUTE FUNCTION fail()`)
    const failed: number[] = []
    for (let attempt = 0; attempt < LIMIT; attempt++) {
      failed.push((await right('viewer', home)).status)
    }
    await scene.database.query('DROP TRIGGER fails ON sign_in_failure; DROP FUNCTION fail')
    expect(failed).toEqual(Array(LIMIT).fill(500))
    expect((await right('viewer', home)).status).toBe(200)
  })

  test('are as many as before where the service fails to ask for a second factor', async () => {
    const home = freshAddress()
    const points = async () => {
      const key = 'sign-in:name:integration'
      const [row] = await scene.database.query<{ points: number }>(
        'SELECT points FROM sign_in_failure WHERE key = $1',
        [key],
      )
      return row?.points ?? 0
    }
    await scene.database.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'fails'; END$$;
      CREATE TRIGGER fails BEFORE INSERT ON factor_challenge FOR EACH ROW EXECUTE FUNCTION fail();
      INSERT INTO second_factor (factor_id, user_id, kind, name, secret, counter, credential_id)
        SELECT gen_random_uuid(), user_id, 'passkey', 'Key', '', 0, 'AAAA'
        FROM user_account WHERE user_name = 'integration'`)
    expect((await signIn('integration', 'x', home)).status).toBe(401)
    const before = await points()
    const failed = await right('integration', home)
    expect([failed.status, await points()]).toEqual([500, before])
    await scene.database.query('DROP TRIGGER fails ON factor_challenge; DROP FUNCTION fail')
    const asked = await right('integration', home)
    expect([asked.status, asked.body.code]).toEqual([401, 'second_factor_needed'])
    expect(await points()).toBe(before)
    await scene.database.query("DELETE FROM second_factor WHERE credential_id = 'AAAA'")
  })

  test('pain: are none where another holds the account, which the document knows of', async () => {
    const home = freshAddress()
    const row = await holdRow(scene.database, 'user_account', '3')
    const held = await right('viewer', home).finally(row.release)
    expect([held.status, held.body.code]).toEqual([423, 'locked'])
    expect((await right('viewer', home)).status).toBe(200)
  })

  test('that have none left are refused without a wait for the name', async () => {
    const address = freshAddress()
    for (let failure = 0; failure < LIMIT; failure++) {
      expect((await signIn('robin', 'x', address)).status).toBe(401)
    }
    await holding('sign-in:name:robin', async () => {
      await closed(await signIn('robin', 'x', address))
    })
  })

  test('a hundred from one address close it to every name, IPv6 counted by its network', async () => {
    const address = (last: number) => `2001:db8:1:2:${last.toString(16)}::1`
    // Names of accounts: for one of nobody as much is done as for a password as it is shipped.
    const guessed = await scene.database.query<{ user_name: string }>(
      `INSERT INTO user_account (user_name, display_name, role_id, password_hash)
        SELECT 'guess' || n, 'Guess ' || n, role_id, password_hash
        FROM user_account, generate_series(1, 100) n WHERE user_name = 'viewer' RETURNING user_name`,
    )
    await Promise.all(guessed.map(({ user_name }, at) => signIn(user_name, 'x', address(at))))
    await closed(await right('viewer', address(5000)), [100])
    expect((await right('viewer', '2001:db8:1:3::1')).status).toBe(200)
  })

  test('whoever of two versions counted them, while one takes the place of the other', async () => {
    // What a process of the version before sends for each failure, and how it reads the answer.
    const countedBefore = async (name: string) => {
      const [row] = await scene.database.query<{ points: number; expire: string }>(
        `INSERT INTO "sign_in_failure" VALUES ($1, $2, $3)
          ON CONFLICT(key) DO UPDATE SET
            points = CASE WHEN ("sign_in_failure".expire <= $4 OR 1=0) THEN $2 ELSE "sign_in_failure".points + ($2) END,
            expire = CASE WHEN "sign_in_failure".expire <= $4 THEN $3 ELSE "sign_in_failure".expire END
          RETURNING points, expire`,
        [`sign-in:name:${name}`, 1, Date.now() + 15 * 60 * 1000, Date.now()],
      )
      expect(Number(row?.expire)).toBeGreaterThan(Date.now())
      return row?.points ?? 0
    }
    for (let failure = 0; failure < LIMIT / 2; failure++) {
      expect((await signIn('rolling', 'x')).status).toBe(401)
      expect(await countedBefore('rolling')).toBe(2 * failure + 2)
    }
    expect((await signIn('rolling', 'x')).status).toBe(401)
    await closed(await signIn('rolling', 'x'), [1], 5)
  })

  test('go by the database’s clock: those of a machine whose clock was ahead close nothing for longer', async () => {
    const address = freshAddress()
    for (let failure = 0; failure < LIMIT; failure++) {
      expect((await signIn('viewer', 'x', address)).status).toBe(401)
    }
    await closed(await right('viewer', address))
    const [ahead] = await scene.database.query<{ count: string }>(
      `WITH ahead AS (UPDATE sign_in_failure SET expire = expire + 86400000 WHERE key LIKE '%viewer%' RETURNING 1)
        SELECT count(*) FROM ahead`,
    )
    expect(Number(ahead?.count)).toBeGreaterThan(1)
    expect((await right('viewer', address)).status).toBe(200)
  })

  test('count also when the guesses come all at once', async () => {
    const address = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 4 * LIMIT }, (_, guess) => signIn('jack', `x${guess}`, address)),
    )
    const judged = answers.filter(({ status }) => status === 401).length
    expect(judged).toBeLessThanOrEqual(LIMIT)
    expect(answers.filter(({ status }) => status === 429).length).toBe(4 * LIMIT - judged)
  })

  test('are forgotten with a success before the tenth', async () => {
    const address = freshAddress()
    for (let round = 0; round < 2; round++) {
      for (let failure = 1; failure < LIMIT; failure++) {
        expect((await signIn('admin', 'x', address)).status).toBe(401)
      }
      expect((await right('admin', address)).status).toBe(200)
    }
  })

  test('many sign-ins at once that are right all succeed', async () => {
    const address = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 2 * LIMIT }, () => right('viewer', address)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  /** Fails to sign in with headers as nobody sends them but who tries what becomes of them. */
  const guessWith = (username: string, headers: Record<string, string | string[]>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${scene.base}/authenticate`, { method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      call.on('error', reject).end(JSON.stringify({ username, password: 'x' }))
    })

  test('count where they come from, whatever address is claimed, and however often a header comes', async () => {
    const [home, address] = [freshAddress(), freshAddress()]
    const claiming = (claimed: string) =>
      guessWith('viewer', {
        'x-forwarded-for': address,
        'x-real-ip': claimed,
        'content-type': ['application/json; a=b', 'c'],
      })
    for (let failure = 0; failure < LIMIT; failure++) expect(await claiming(home)).toBe(401)
    expect(await claiming(freshAddress())).toBe(429)
    expect((await right('viewer', home)).status).toBe(200)
  })

  test('count by the connection, whatever a stranger claims of its address', async () => {
    for (let failure = 0; failure < LIMIT; failure++) {
      await signIn('viewer', 'x', freshAddress(), direct.base)
    }
    // The names may be slowed by then.
    await closed(await right('viewer', freshAddress(), direct.base), [LIMIT, 1])
    // Behind a proxy, what stands left of what the proxy wrote is the caller's own invention.
    const address = freshAddress()
    for (let failure = 0; failure < LIMIT; failure++) {
      await signIn('admin', 'x', `${freshAddress()}, ${address}`)
    }
    await closed(await right('admin', `${freshAddress()}, ${address}`), [LIMIT, 1])
  })
})
