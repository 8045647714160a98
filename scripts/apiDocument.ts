/** Writes the API document as it would be served: `scripts/apiDocument.ts openapi.json`. */
import { writeFileSync } from 'node:fs'
import { openApiDocument } from '@/lib/http/openapi/document'
import { apiOperations } from '@/lib/http/openapi/served'

const [target] = process.argv.slice(2)
if (!target) throw new Error('Name the file to write.')
writeFileSync(target, JSON.stringify(openApiDocument(apiOperations), null, 2))
