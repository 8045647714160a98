import { useQuery } from '@tanstack/react-query'
import { api, bodyOf } from './api'

/** Somebody of the installation, by id and name. */
export interface DirectoryPerson {
  readonly user_id: string
  readonly display_name: string
  readonly enabled: boolean
}

/** Everybody, in the order of their names; disabled users too, as history names them. */
export const usePeople = () =>
  useQuery({
    queryKey: ['directory'],
    queryFn: async ({ signal }) => (await bodyOf(api.GET('/users', { signal }))).data,
  })
