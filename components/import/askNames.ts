import { api } from '@/components/api/api'
import type { AskNames } from './meanings'

/** One call for the ids and the names that texts are. */
export const askNames: AskNames = async (of, texts) => {
  const query = { ids: [...texts], called: [...texts] }
  return (await api.get('/fm/names/{of}', { path: { of }, query })).body.data
}
