import type { ShownRequest } from '@/components/form/model/requestText'
import type { ApiDocument, ApiOperation, Parameter } from './document'

const JSON_TYPE = 'application/json'

/** A request of an operation as another system would send it, without its token. */
export function exampleRequest(
  document: ApiDocument,
  operation: ApiOperation,
  origin: string,
  body: unknown,
): ShownRequest {
  const root = document.servers[0]?.url ?? ''
  const query = operation.parameters
    .filter((each) => each.in === 'query' && each.required)
    .map((each) => `${each.name}=${encodeURIComponent(shownValue(each))}`)
  const headers = operation.parameters
    .filter((each) => each.in === 'header' && each.required)
    .map((each) => [each.name, shownValue(each)] as const)
  return {
    method: operation.method,
    url:
      new URL(root, origin).href.replace(/\/$/, '') +
      pathOf(operation) +
      (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: body === undefined ? headers : [['content-type', JSON_TYPE], ...headers],
    ...(body !== undefined && { body }),
  }
}

/** The path with an example in place of each parameter, or its name where there is none. */
function pathOf({ path, parameters }: ApiOperation): string {
  return path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name)
    return parameter?.example === undefined ? whole : encodeURIComponent(shownValue(parameter))
  })
}

const shownValue = ({ example, name }: Parameter): string =>
  example === undefined ? `{${name}}` : String(example)
