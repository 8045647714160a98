/** Writes the types of the API's client from its document; `npm run client:generate`. */
import { writeFileSync } from 'node:fs'
import { typesOf } from 'fleetbook-client-types'
import { openApiDocument } from '@/lib/http/openapi/document'
import { apiOperations } from '@/lib/http/openapi/served'

/** The committed types, which a test holds to the document. */
export const CLIENT_TYPES = 'components/api/schema.d.ts'

/** The types that the document has now. */
export const clientTypes = (): Promise<string> =>
  typesOf(JSON.parse(JSON.stringify(openApiDocument(apiOperations))))

if (process.argv[1]?.endsWith('client.ts')) writeFileSync(CLIENT_TYPES, await clientTypes())
