import { LosslessNumber } from 'lossless-json'
import { expect, it } from 'vitest'
import { curlText, httpText } from './requestText'

const request = {
  method: 'PATCH',
  url: 'https://fleet.example/api/v1/fm/clients/10449',
  headers: [
    ['if-match', '"7"'],
    ['content-type', 'application/json'],
  ] as const,
  body: { name: "O'Brien", finance_limit: new LosslessNumber('9999999999999.123456') },
}

it('writes the request as it goes over the wire, without a token', () => {
  expect(httpText(request)).toBe(`PATCH /api/v1/fm/clients/10449 HTTP/1.1
Host: fleet.example
Authorization: Bearer <token>
If-Match: "7"
Content-Type: application/json

{
  "name": "O'Brien",
  "finance_limit": 9999999999999.123456
}`)
})

it('has curl send a header that is empty, which it would leave out', () => {
  const headers = [['time-zone', '']] as const
  expect(curlText({ ...request, headers })).toContain("-H 'Time-Zone;'")
  expect(httpText({ ...request, headers })).toContain('\nTime-Zone: \n')
})

it('quotes what a shell would take apart', () => {
  expect(curlText(request)).toContain(String.raw`"name": "O'\''Brien"`)
  expect(curlText(request)).toContain(`-H 'If-Match: "7"'`)
  expect(curlText({ ...request, body: undefined })).not.toContain('--data-binary')
})
