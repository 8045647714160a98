import { useQuery } from '@tanstack/react-query'
import { api } from './api'
import type { Schemas } from './types'

/** Somebody of the installation, by id and name. */
export type DirectoryPerson = Schemas['Directory']['data'][number]

/** Everybody, in the order of their names; disabled users too, as history names them. */
export const usePeople = () =>
  useQuery({
    queryKey: ['directory'],
    queryFn: async ({ signal }) => (await api.get('/users', { signal })).body.data,
  })
