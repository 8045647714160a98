import { isSearch, NAMES_PARAMETERS, NAMING_IDS, readNames } from '@/lib/http/handlers/nameCalls'
import { names } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Find what ids and codes stand for',
    description:
      'The names of ids and codes, the ids of names, or what words may mean: for whoever shows a record to people, or lets them choose. Of records that not everybody may know by name it takes the permission to read them.',
    tag: TAGS.names,
    permission: 'token',
    document: { status: 200, gives: names, problems: ['permission_denied'] },
    ids: NAMING_IDS,
    isHeavy: isSearch,
    parameters: NAMES_PARAMETERS,
    handle: readNames,
  },
})
