/** Writes the TypeScript declarations of an OpenAPI document: `generate.mjs openapi.json schema.d.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const { factory } = ts
const FIGURE = factory.createTypeReferenceNode('Figure')
const NULL = factory.createLiteralTypeNode(factory.createNull())

/** Numbers get a type of their own, as a double would round some of them. */
function transform({ type }) {
  const types = [type].flat()
  if (!types.includes('number') && !types.includes('integer')) return undefined
  return types.includes('null') ? factory.createUnionTypeNode([FIGURE, NULL]) : FIGURE
}

const INJECTED = `// Generated from the API document; do not edit.
import type { LosslessNumber } from 'lossless-json'

/** A number of a body. In answers all are LosslessNumber, which keeps the digits as they came. */
export type Figure = number | LosslessNumber
`

const [source, target] = process.argv.slice(2)
const document = JSON.parse(readFileSync(source, 'utf8'))
const nodes = await openapiTS(document, { transform, defaultNonNullable: false })
writeFileSync(target, `${INJECTED}\n${astToString(nodes)}`)
