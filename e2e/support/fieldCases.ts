import { LosslessNumber } from 'lossless-json'
import type { Field } from '@/lib/resources/resource'
import { referencedId } from './referenced'

/** A value that a field takes, and what it then reads as. */
export interface Good {
  readonly sent: unknown
  readonly read: unknown
}

/** A value that a field refuses, with the code of the fault and where below the field it is. */
export interface Bad {
  readonly sent: unknown
  readonly code: string
  readonly below?: string
}

const n = (text: string) => new LosslessNumber(text)
const same = (...values: unknown[]): Good[] => values.map((sent) => ({ sent, read: sent }))
const figures = (...pairs: [string, string][]): Good[] =>
  pairs.map(([sent, read]) => ({ sent: n(sent), read: n(read) }))
const bad = (code: string, ...values: unknown[]): Bad[] => values.map((sent) => ({ sent, code }))
const nested = (levels: number): unknown => (levels === 0 ? true : { a: nested(levels - 1) })

/** Members that pad an object to exactly so many bytes of JSON without blanks. */
const ofBytes = (bytes: number) => ({ pad: 'x'.repeat(bytes - '{"pad":""}'.length) })

const NO_STRINGS = [n('1'), true, [], {}, ['a']]
const NO_OBJECTS = [n('1'), 'a', true]
const STORABLE = [
  '',
  ' leading and trailing ',
  '\t\n\r\u0001\u007f',
  'null',
  '0123',
  '1e3',
  "'; DROP TABLE client; --",
  '<b>&amp;</b>',
  '"\\/\\u0000',
  '😀 family: 👩‍👩‍👧',
  'e\u0301 is not \u00e9',
  '\u202eright to left',
  '\ufeffmark',
  '\uffff\u{10ffff}',
]
const UNSTORABLE = ['a\u0000b', '\ud800', 'a\udc00', '\ude00\ud83d']
/** Stands in lists for what is not set. */
const BEYOND_TEXTS = '\u{10ffff}'

const dates = {
  good: same('2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '1970-01-01'),
  bad: [
    ...bad('invalid_date', '', '2023-02-29', '1900-02-29', '0000-01-01', '10000-01-01', '2024-2-9'),
    ...bad(
      'invalid_date',
      '2024-13-01',
      '2024-04-31',
      '20240229',
      '2024-02-29 ',
      'today',
      '٢٠٢٤-٠١-٠١',
    ),
    ...bad('wrong_type', n('20240229'), true, [], {}),
  ],
}
const DATE_TIMES = ['2024-02-29T10:00:00Z', '2024-02-29T10:00:00']

const objects = (bytes: number, levels: number) => ({
  good: same(
    {},
    { a: n('9999999999999.123456'), b: [null, true, 'x', { '': '' }], 'd/~"': n('1') },
    JSON.parse('{"__proto__":{"x":"y"}}'),
    ofBytes(bytes),
    nested(levels),
  ),
  bad: [
    ...bad('out_of_range', ofBytes(bytes + 1)),
    ...bad('wrong_type', ...NO_OBJECTS, []),
    { sent: { a: ['\u0000'] }, code: 'invalid_text', below: '/a/0' },
    { sent: { 'b\u0000': n('1') }, code: 'invalid_text', below: '/b\u0000' },
    { sent: { n: n('1e99999') }, code: 'out_of_range', below: '/n' },
  ] as Bad[],
})

/** Addresses that a webhook may have as far as their text tells, and what is none. */
const webAddresses = ({ maxLength = 0 }: Field) => ({
  good: same(
    'https://receiver.example/',
    'https://receiver.example:8443/a/b?c=d%20e',
    'HTTPS://Receiver.Example',
    `https://receiver.example/${'x'.repeat(maxLength - 25)}`,
  ),
  bad: [
    ...bad(
      'invalid_text',
      '',
      'receiver.example',
      'ftp://receiver.example/',
      'https://',
      'https:///',
    ),
    ...bad(
      'invalid_text',
      'https://a b/',
      ' https://receiver.example/',
      'https://receiver.example/\u0000',
    ),
    ...bad('invalid_text', 'https://me@receiver.example/', 'https://me:it@receiver.example/'),
    ...bad('invalid_text', 'https://receiver.example/#part', 'https://receiver.example/#'),
    ...bad('invalid_text', 'https://receiver.example:22/', 'https://receiver.example:99999/'),
    ...bad('too_long', `https://receiver.example/${'x'.repeat(maxLength)}`),
    ...bad('wrong_type', ...NO_STRINGS),
  ],
})

/** Lists whose entries name kinds of record, or fields. */
const namesOf = (names: 'resources' | 'fields') => {
  const known =
    names === 'resources'
      ? ['client', 'approval']
      : ['client.fax', 'client.client_defaults.management_fee']
  return {
    good: same([], known, known.slice(1)),
    bad: [
      ...bad('wrong_type', 'client', n('1'), true, {}),
      ...bad('out_of_range', Array(1001).fill(known[0])),
      { sent: [known[0], null], code: 'wrong_type', below: '/1' },
      { sent: [known[0], 'clint'], code: 'not_allowed', below: '/1' },
      { sent: ['client.'], code: 'not_allowed', below: '/0' },
    ] as Bad[],
  }
}

/** Whatever is seen of a text. */
const SEEN = /[^\s\ufeff\u0000-\u0020\u007f]/

/** Whether a text takes no blanks alone. */
const isToBeSeen = ({ kind, format, minLength = 0 }: Field) =>
  minLength > 0 && kind !== 'secret' && format !== 'code'

const texts = (field: Field) => textsOf(field, isToBeSeen(field))

const textsOf = ({ minLength = 0, maxLength = 0, isWord = false }: Field, isSeen: boolean) => ({
  good: same(
    ...STORABLE.filter(
      (text) =>
        [...text].length >= minLength &&
        (!isSeen || SEEN.test(text)) &&
        !(isWord && /[\s\ufeff\u0000-\u0020\u007f]/.test(text)),
    ),
    'x'.repeat(maxLength),
    '😀'.repeat(maxLength),
  ),
  bad: [
    ...bad('too_long', 'x'.repeat(maxLength + 1), '😀'.repeat(maxLength + 1)),
    ...bad('out_of_range', ...(minLength > 0 ? ['😀'.repeat(minLength - 1)] : [])),
    ...bad('invalid_text', ...UNSTORABLE.map((text) => text.padEnd(minLength, 'x'))),
    ...bad('invalid_text', BEYOND_TEXTS + 'x'.repeat(minLength)),
    ...bad('invalid_text', ...(isSeen ? ['   ', '\t\n\u0001', '\u00a0\u3000\ufeff'] : [])),
    ...bad('invalid_text', ...(isWord ? ['a b', 'a\u00a0b', 'a\tb', '\ufeffb'] : [])),
    ...bad('wrong_type', ...NO_STRINGS),
  ],
})

const kinds: Record<
  Exclude<Field['kind'], 'group'>,
  (field: Field) => { good: Good[]; bad: Bad[] }
> = {
  choice: (field) => ({
    good: same(...(field.values ?? [])),
    bad: [
      ...bad('not_allowed', 'no such value', 'YES', ' yes', 'yes\u0000'),
      ...bad('not_allowed', ...(field.values?.includes('') ? [] : [''])),
      ...bad('wrong_type', ...NO_STRINGS),
    ],
  }),
  decimal: () => ({
    good: figures(
      ['0', '0'],
      ['-0', '0'],
      ['-0.000', '0'],
      ['0e9', '0'],
      ['1e2', '100'],
      ['1E+2', '100'],
      ['12.50', '12.5'],
      ['3.0', '3'],
      ['125e-3', '0.125'],
      ['0.000001', '0.000001'],
      ['9999999999999.123456', '9999999999999.123456'],
      ['-9999999999999.999999', '-9999999999999.999999'],
      ['0.30000000', '0.3'],
      ['9007199254740.993001', '9007199254740.993001'],
    ),
    bad: [
      ...bad('out_of_range', n('10000000000000'), n('-10000000000000'), n('1e13'), n('0.1234567')),
      ...bad('out_of_range', n('1e-7'), n('1e400'), n('1e99999999'), n('9999999999999.9999999')),
      ...bad('wrong_type', '12', '', 'NaN', true, [], {}, [n('1')]),
    ],
  }),
  integer: () => ({
    good: figures(
      ['0', '0'],
      ['-0', '0'],
      ['3.0', '3'],
      ['1e3', '1000'],
      ['2147483647', '2147483647'],
      ['-2147483648', '-2147483648'],
    ),
    bad: [
      ...bad('out_of_range', n('2147483648'), n('-2147483649'), n('0.5'), n('1e-1'), n('1e400')),
      ...bad('wrong_type', '3', '', true, [], {}),
    ],
  }),
  boolean: () => ({
    good: same(true, false),
    bad: bad('wrong_type', 'true', 'yes', '', n('1'), n('0'), [], {}),
  }),
  date: () => ({ good: dates.good, bad: [...dates.bad, ...bad('invalid_date', ...DATE_TIMES)] }),
  day: () => ({
    good: [...dates.good, ...DATE_TIMES.map((sent) => ({ sent, read: '2024-02-29' }))],
    bad: [
      ...dates.bad,
      ...bad(
        'invalid_date',
        '2024-02-30T10:00:00Z',
        '2024-02-29T24:00:00Z',
        '2024-02-29T10:00:60Z',
      ),
      ...bad('invalid_date', '2024-02-29T10:00:00+9', '0000-12-31T23:00:00Z', '2024-02-29 10:00'),
    ],
  }),
  instant: () => ({
    good: same('2026-11-20T10:15:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'),
    bad: [
      ...bad('invalid_date', '', '2026-11-20', '2026-11-20T10:15:00', '2026-11-20T10:15:00+00:00'),
      ...bad(
        'invalid_date',
        '2026-11-20T24:00:00Z',
        '2026-11-20T10:60:00Z',
        '2016-12-31T23:59:60Z',
      ),
      ...bad(
        'invalid_date',
        '2026-02-30T10:15:00Z',
        '2026-11-20t10:15:00z',
        '2026-11-20T10:15:00.5Z',
      ),
      ...bad('wrong_type', n('0'), true, [], {}),
    ],
  }),
  secret: (field) => texts(field),
  text: (field) => (field.isWebAddress ? webAddresses(field) : texts(field)),

  textList: ({ maxLength = 0, names }) =>
    names
      ? namesOf(names)
      : {
          good: same([], ['a', '', 'a'], STORABLE, ['😀'.repeat(maxLength)], Array(1000).fill('x')),
          bad: [
            ...bad('wrong_type', 'a', n('1'), true, {}),
            ...bad('out_of_range', Array(1001).fill('x')),
            { sent: ['a', null], code: 'wrong_type', below: '/1' },
            { sent: [n('1')], code: 'wrong_type', below: '/0' },
            { sent: ['a', 'b', 'c\u0000'], code: 'invalid_text', below: '/2' },
            { sent: ['x'.repeat(maxLength + 1)], code: 'too_long', below: '/0' },
          ],
        },
  jsonObject: () => {
    const { good, bad: refused } = objects(64 * 1024, 16)
    const tooDeep = { sent: nested(17), code: 'out_of_range', below: '/a'.repeat(16) }
    return { good, bad: [...refused, tooDeep] }
  },
  permissions: () => ({
    good: [
      ...same([], ['Clients:Read']),
      {
        sent: ['Approvals:Read', 'Clients:Read', 'Clients:Read'],
        read: ['Clients:Read', 'Approvals:Read'],
      },
    ],
    bad: [
      ...bad('wrong_type', 'Clients:Read', n('1'), {}),
      { sent: ['Clients:Read', 'Clients:Fly'], code: 'not_allowed', below: '/1' },
    ],
  }),
  reference: ({ target }) => ({
    good: same(target && referencedId(target)),
    bad: [...bad('not_found', '', ' ', 'no id', '0'), ...bad('wrong_type', ...NO_STRINGS)],
  }),
  jsonObjectList: () => {
    const { good, bad: refused } = objects(16 * 1024, 16)
    return {
      good: [
        ...same([], Array(500).fill({ part: 'oil' })),
        ...good.map(({ sent }) => ({ sent: [{}, sent], read: [{}, sent] })),
      ],
      bad: [
        ...bad('wrong_type', ...NO_OBJECTS, {}),
        ...bad('out_of_range', Array(501).fill({})),
        ...refused.map(({ sent, code, below = '' }) => ({
          sent: [{}, sent],
          code,
          below: `/1${below}`,
        })),
        { sent: [null], code: 'wrong_type', below: '/0' },
      ],
    }
  },
}

/**
 * What a field takes and what it refuses, as the rules for its kind say it: written down here a
 * second time, so that a slip in the service's own reading of them shows.
 */
export const casesOf = (field: Field) => kinds[field.kind as keyof typeof kinds](field)
