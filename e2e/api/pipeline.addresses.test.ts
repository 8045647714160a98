import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiOperations } from '@/lib/http/openapi/served'
import { isBalanced } from '../support/between'
import { callerOf } from '../support/caller'
import { checkAnswer } from '../support/contract'
import { idsOf, openScene, type Scene } from '../support/scene'
import { isDirect, isUnderNext } from '../support/service'

let scene: Scene
let origin: URL

beforeAll(async () => {
  scene = await openScene([{ REQUEST_SECONDS: '2' }])
  origin = new URL(scene.base)
})
afterAll(() => scene.close())

/** What comes back for a text, after which nothing follows, or no end either. */
const answerTo = (text: string, isEnded = true): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(origin.port), origin.hostname)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(text)
    if (isEnded) socket.end()
  })

/** What comes back for a request's first lines as they stand, head and body in one. */
const sent = (...lines: string[]) => answerTo(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)

describe('addresses below /api that are no operation', () => {
  test.each([
    '/api',
    '/api/',
    '/api/v2/fm/clients',
    '/api/v2',
    '/api/v1',
    '/api/v1/nothing',
    '/api/v10/fm/clients',
    '/api/fm/clients',
    '/api/openapi.json',
    '/api//x',
  ])('%s is answered by the API, which names the versions served', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(new URL(path, origin), { method, redirect: 'manual' })
      const moved = isUnderNext && /\/$|\/\//.test(path)
      if (moved && answer.status === 308) continue
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { code: 'not_found', served: ['/api/v1'], instance: path },
      ])
    }
  })
})

describe.skipIf(isUnderNext)('an address beside those of the API', () => {
  const asked = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const answer = await fetch(new URL(path, origin), { method, headers, redirect: 'manual' })
    return [answer.status, await answer.json()]
  }
  const refused = (path: string, detail: unknown) => [
    404,
    { code: 'not_found', served: ['/api/v1'], instance: path, detail },
  ]
  const JSON_ALONE = { accept: 'application/json' }
  const meaning = (address: string) =>
    expect.stringContaining(` at this address. Did you mean ${address}? It `)

  test.each([
    ['/fm/clients', '/api/v1/fm/clients'],
    ['/v1/fm/clients/10001/events', '/api/v1/fm/clients/10001/events'],
    ['/openapi.json', '/api/v1/openapi.json'],
    ['/api/fm/clients', '/api/v1/fm/clients'],
    ['/api/v2/fm/clients', '/api/v1/fm/clients'],
    ['/api/v1/api/v1/me', '/api/v1/me'],
    ['/api/v1/fm/approvals/', '/api/v1/fm/approvals'],
    ['/api/v1/clients', '/api/v1/fm/clients'],
    ['/clients', '/api/v1/fm/clients'],
  ])('%s is told of %s, whoever asks for JSON', async (path, meant) => {
    const answers = [
      await asked(path, JSON_ALONE),
      await asked(path, { accept: 'application/json, text/plain, */*' }, 'POST'),
      await asked(path, { accept: 'application/vnd.service-api.v1+json' }, 'PATCH'),
      await asked(path, { authorization: 'Bearer of-nobody' }),
      await asked(path, { 'content-type': 'application/json' }, 'POST'),
    ]
    for (const answer of answers) expect(answer).toMatchObject(refused(path, meaning(meant)))
  })

  test('is told of no other where none is like it', async () => {
    for (const path of ['/nothing', '/api/v1/nothing', '/v1', `/fm/clients/${'1'.repeat(300)}`]) {
      const answer = await asked(path, JSON_ALONE)
      const silent = expect.stringMatching(/^The API has nothing at this address. It is served/)
      expect(answer).toMatchObject(refused(path, silent))
    }
  })

  test('is one of pages for a browser, also behind what adds a token', async () => {
    const token = { authorization: 'Bearer of-a-proxy' }
    const ways: Record<string, string>[] = [
      { accept: 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8', ...token },
      { rsc: '1', ...token },
      { 'sec-fetch-dest': 'script', ...token },
      { accept: '*/*' },
    ]
    for (const headers of ways) {
      const answer = await asked('/clients', headers)
      expect(answer).toEqual([404, { method: 'GET', url: '/clients', size: 0 }])
    }
  })

  test('is a page where answers lead to it, and what signs in, in whatever form it is asked for', async () => {
    for (const url of ['/problems/not_found', '/api/auth/csrf', '/_next/static/chunk.js']) {
      expect(await asked(url, JSON_ALONE)).toEqual([404, { method: 'GET', url, size: 0 }])
    }
  })
})

/** Each way to put an empty segment into a path. */
const withEmptySegment = (path: string): string[] => [
  ...Array.from(
    path.matchAll(/\//g),
    ({ index }) => `${path.slice(0, index)}/${path.slice(index)}`,
  ),
  `${path}/`,
]

describe.skipIf(isUnderNext)('an empty segment is part of no address', () => {
  test('of no operation', async () => {
    const admin = await scene.as('admin')
    const paths = Object.keys(apiOperations).map((path) => path.replace(/\{\w+\}/g, '10001'))
    for (const path of paths.flatMap(withEmptySegment)) {
      const { status, body } = await admin('GET', path)
      expect([path, status, body.code]).toEqual([path, 404, 'not_found'])
    }
  })

  test.each(['/healthz', '/metrics'].flatMap(withEmptySegment))('of no probe: %s', async (path) => {
    const answer = await sent(`GET ${path} HTTP/1.1`, `Host: ${origin.host}`)
    expect(answer).not.toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe.skipIf(isUnderNext)('a word of an address stands there without escapes', () => {
  test.each([
    '/api/v1/%6de',
    '/api/v1/%6fpenapi.json',
    '/api/v1/%61dmin/users',
    '/api/v1/admin/%75sers/1',
    '/api/v1/fm/clients/10001/%65vents',
  ])('%s is none that there is', async (path) => {
    const answer = await sent(`GET ${path} HTTP/1.1`, `Host: ${origin.host}`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"not_found"/)
  })

  test('an id is read through them', async () => {
    const admin = await scene.as('admin')
    expect((await admin('GET', '/fm/clients/%31000%31')).body.client_id).toBe('10001')
  })
})

describe.skipIf(isUnderNext)('a method that nobody has foreseen', () => {
  const host = () => `Host: ${origin.host}`

  test.each([
    ['/api/v1/fm/clients', 'GET, POST, PATCH, HEAD'],
    ['/api/v1/fm/clients/10001', 'GET, PATCH, HEAD'],
    ['/api/v1/me', 'GET, HEAD'],
    ['/api/v1/authenticate', 'POST, DELETE'],
    ['/healthz', 'GET, HEAD'],
    ['/readyz', 'GET, HEAD'],
  ])('at %s is 405, which tells the others', async (path, allow) => {
    for (const method of ['PROPFIND', 'TRACE', 'MKCOL', 'OPTIONS']) {
      const answer = await sent(`${method} ${path} HTTP/1.1`, host())
      expect(answer).toMatch(/^HTTP\/1\.1 405 /)
      expect(answer).toContain('"code":"method_not_allowed"')
      expect(/^allow: (.*)$/im.exec(answer)?.[1]?.trim()).toBe(allow)
      expect(answer).toMatch(/^x-request-id: ./im)
    }
  })

  test('is 404 where nothing is', async () => {
    for (const path of ['/api/v1/nothing', '/api/v2/fm/clients', '/api/x']) {
      const answer = await sent(`PROPFIND ${path} HTTP/1.1`, host())
      expect(answer).toMatch(/^HTTP\/1\.1 404 /)
      expect(answer).toContain('"code":"not_found"')
    }
  })

  test('probes answer HEAD as they do GET, without a body', async () => {
    const answer = await sent('HEAD /healthz HTTP/1.1', host())
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n$/)
    expect(await sent('POST /healthz HTTP/1.1', host())).toMatch(/^HTTP\/1\.1 405 /)
  })
})

describe.skipIf(!isDirect)('what cannot be read is refused in the form of every failure', () => {
  const host = () => `Host: ${origin.host}`
  const long = 'x'.repeat(17_000)

  test.each<[string, string[], number, string]>([
    ['a long header', [`X-Long: ${long}`], 431, 'head_too_large'],
    ['a head of a megabyte', [`X-Long: ${'x'.repeat(1_000_000)}`], 431, 'head_too_large'],
    ['a header without a colon', ['No colon here'], 400, 'malformed_request'],
    ['two lengths', ['Content-Length: 1', 'Content-Length: 2'], 400, 'malformed_request'],
  ])('%s', async (_, lines, status, code) => {
    const answer = await sent('GET /api/v1/me HTTP/1.1', host(), ...lines)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`))
    const id = /^x-request-id: (\S+)$/im.exec(head)?.[1]
    expect(head).toMatch(/^content-type: application\/vnd\.service-api\.v1\+json$/im)
    expect(head).toMatch(/^connection: close$/im)
    expect(JSON.parse(body)).toEqual({
      type: `/problems/${code}`,
      title: expect.any(String),
      status,
      detail: expect.any(String),
      instance: '/',
      code,
      request_id: id,
    })
  })

  /** Held to the document as the answer to a call of that operation. */
  const checked = async (method: string, path: string, answer: string): Promise<string> => {
    const [head = '', text = ''] = answer.split('\r\n\r\n')
    const [first = '', ...lines] = head.split('\r\n')
    const headers = new Headers(
      lines.map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ')
        return [name, value.join(': ')]
      }),
    )
    const status = Number(first.split(' ')[1])
    await checkAnswer(scene.base, method, path, { status, headers, text })
    return JSON.parse(text).code
  }

  test('at every operation, whose failures have it in the document', async () => {
    for (const [template, methods] of Object.entries(apiOperations)) {
      for (const method of Object.keys(methods)) {
        const path = template.replace(/\{\w+\}/g, '..')
        const target = `${method} ${new URL(scene.base).pathname}${path} HTTP/1.1`
        const unread = await sent(target, host(), 'X-Odd: \u0001')
        expect([path, await checked(method, template, unread)]).toEqual([path, 'malformed_request'])
        const tooLong = await sent(target, host(), `X-Long: ${long}`)
        expect([path, await checked(method, template, tooLong)]).toEqual([path, 'head_too_large'])
        if (path === template) continue
        const stepped = await sent(target, host())
        expect([path, await checked(method, template, stepped)]).toEqual([path, 'malformed_target'])
      }
    }
  })

  test('at every operation where it does not come to its end in time', async () => {
    const operations = Object.entries(apiOperations).flatMap(([template, methods]) =>
      Object.keys(methods).map((method) => [method, template] as const),
    )
    const codes = operations.map(async ([method, template]) => {
      const path = template.replace(/\{\w+\}/g, '1')
      const target = `${method} ${new URL(scene.base).pathname}${path} HTTP/1.1`
      const never = await answerTo(`${target}\r\n${host()}\r\n`, false)
      return [path, await checked(method, template, never)]
    })
    for (const each of codes) expect(await each).toEqual([expect.anything(), 'request_timeout'])
  })

  test('a long address too, and what is no HTTP at all', async () => {
    expect(await sent(`GET /api/v1/me?${long} HTTP/1.1`, host())).toContain('"head_too_large"')
    expect(await sent('hello')).toContain('"code":"malformed_request"')
  })

  test('a method that is slipped is told as that', async () => {
    for (const method of ['PATHC', 'patch']) {
      const answer = await sent(`${method} /api/v1/me HTTP/1.1`, host())
      expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"detail":"[^"]*method of HTTP/)
    }
  })

  test('what cannot be read behind other requests is answered after them', async () => {
    const [client = ''] = await idsOf(scene.database, 'client')
    const { access_token } = (
      await callerOf(scene.base)('POST', '/authenticate', {
        body: { username: 'editor', password: 'editor-demo-password' },
      })
    ).body
    const path = `${new URL(scene.base).pathname}/fm/clients/${client}`
    const head = [host(), `Authorization: Bearer ${access_token}`, 'Content-Type: application/json']
    const change = (phone: string, ...more: string[]) => {
      const body = JSON.stringify({ phone })
      const lines = [`PATCH ${path} HTTP/1.1`, ...head, ...more, `Content-Length: ${body.length}`]
      return `${lines.join('\r\n')}\r\n\r\n${body}`
    }
    const statuses = (answers: string) => answers.match(/HTTP\/1\.1 \d+/g)
    const [done, unread] = ['HTTP/1.1 200', 'HTTP/1.1 400']
    const two = await answerTo(`${change('1')}${change('2')}no HTTP\r\n\r\n`, false)
    expect(statuses(two)).toEqual([done, done, unread])
    // Whoever has said that it is the last one is sent nothing after its answer.
    const last = await answerTo(`${change('3', 'Connection: close')}no HTTP\r\n\r\n`, false)
    expect(statuses(last)).toEqual([done])
    expect(last).toContain('"phone":"3"')
  })

  test('a request of no host, and one that expects what nobody knows', async () => {
    const hostless = await sent('GET /api/v1/me HTTP/1.1')
    expect(hostless).toMatch(/^HTTP\/1\.1 400 [\s\S]*^x-request-id: [\s\S]*"malformed_target"/im)
    expect(await sent('GET /healthz HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /)
    const expecting = await sent('GET /api/v1/me HTTP/1.1', host(), 'Expect: wonders')
    expect(expecting).toMatch(/^HTTP\/1\.1 401 [\s\S]*^x-request-id: /im)
  })
})

describe.skipIf(isUnderNext)('requests for what is no path', () => {
  const host = () => `Host: ${origin.host}`

  test.each(['OPTIONS *', 'GET *', 'GET host:80', 'GET ftp://host/x', 'GET http://'])(
    '%s is refused',
    async (start) => {
      const answer = await sent(`${start} HTTP/1.1`, host())
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    },
  )

  test('OPTIONS * is refused in the form of every failure', async () => {
    const answer = await sent('OPTIONS * HTTP/1.1', host())
    expect(answer).toContain('"code":"malformed_target"')
    expect(answer).toContain('x-request-id')
  })

  test.each([
    '/foo/../api/v1/me',
    '/api/auth/../v1/me',
    '/api/auth/%2e%2E/v1/me',
    '/_next/.%2e/api/v1/me',
    '/foo/../metrics',
    '/./healthz',
    '/api/v1/../v1/me',
    '/api/v1/fm/..',
    // A proxy refuses it itself.
    ...(isBalanced ? [] : ['http://localhost/foo/../healthz']),
  ])('%s, which some take for another address, is refused', async (path) => {
    const answer = await sent(`GET ${path} HTTP/1.1`, host())
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed_target"/)
  })

  test.each(['/...', '/a..b/..c', '/.well-known/x', '/clients?from=/../x'])(
    '%s has no steps in it',
    async (path) => {
      expect(await sent(`GET ${path} HTTP/1.1`, host())).toMatch(/^HTTP\/1\.1 404 /)
    },
  )

  test('a whole address, as proxies ask for it, is its path', async () => {
    const answer = await sent(`GET ${scene.base}/openapi.json?x=1 HTTP/1.1`, host())
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /)
    expect(await sent(`GET ${origin.origin}/healthz HTTP/1.1`, host())).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each(['a b', 'a/b', '[::1', 'a:b', 'ä', 'a,b', '', '%00', '..'])(
    'the Host %j never breaks an answer',
    async (name) => {
      const answer = await sent('GET /api/v1/me HTTP/1.1', `Host: ${name}`)
      expect(answer).toMatch(/^HTTP\/1\.1 40[01] /)
    },
  )
})
