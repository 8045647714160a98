import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const { factory } = ts
const FIGURE = factory.createTypeReferenceNode('Figure')
const NULL = factory.createLiteralTypeNode(factory.createNull())

/** Exact decimals get a type of their own, as a double would round them. */
function transform({ format, type }) {
  if (format !== 'decimal') return undefined
  return Array.isArray(type) && type.includes('null')
    ? factory.createUnionTypeNode([FIGURE, NULL])
    : FIGURE
}

const INJECTED = `// Derived from the API document by \`npm run client:generate\`; do not edit.
import type { LosslessNumber } from 'lossless-json'

/** A figure: a number where a double has exactly its digits, else the digits as they came. */
export type Figure = number | LosslessNumber
`

/** The TypeScript declarations of an OpenAPI document. */
export async function typesOf(document) {
  const nodes = await openapiTS(document, { transform, defaultNonNullable: false })
  return `${INJECTED}\n${astToString(nodes)}`
}
