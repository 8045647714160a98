import type { RecordTransport } from '@/components/form/model/transport'

const unused = () => Promise.reject(new Error('not asked for here'))

/** How a form reaches a record that nobody changes, and of which the test saves nothing. */
export const stillTransport = (path: string): RecordTransport => ({
  path,
  load: unused,
  loadIfNot: () => Promise.resolve(null),
  save: unused,
  newestEvents: async () => [],
  show: () => {
    throw new Error('not asked for here')
  },
})
