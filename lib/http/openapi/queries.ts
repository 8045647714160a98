import type { Parameter } from '../parsing/parameter'
import type { Operation } from '../pipeline/operation'
import { parametersOf } from '../pipeline/parameters'

/** A query parameter as OpenAPI has it. Of a list, the document shows the shorter way to send it. */
const documented = ({ name, description, schema, example, isList }: Parameter) => ({
  name,
  in: 'query',
  description,
  schema: isList ? { type: 'array', items: schema, minItems: 1 } : schema,
  ...(example !== undefined && { example }),
  ...(isList && { style: 'form', explode: false }),
})

/** The query parameters of an operation: the very ones that the gate reads by. */
export const queryParameters = (operation: Operation) => parametersOf(operation).map(documented)
