/** Writes the TypeScript types of an OpenAPI document: `generate.mjs openapi.json schema.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const { factory } = ts
const FIGURE = factory.createTypeReferenceNode('F')
const NULL = factory.createLiteralTypeNode(factory.createNull())

/** Numbers get a type that whoever uses the types chooses, as a double would round some of them. */
function transform({ type }) {
  const types = [type].flat()
  if (!types.includes('number') && !types.includes('integer')) return undefined
  return types.includes('null') ? factory.createUnionTypeNode([FIGURE, NULL]) : FIGURE
}

/** All that there are; each names others of them. */
const ROOTS = ['paths', 'webhooks', 'components', 'operations']

/** `interface paths { … }` becomes `interface paths<F> { … }`, and so does whatever names it. */
const withFigures = (text) =>
  ROOTS.reduce(
    (all, root) =>
      all
        .replace(`export interface ${root} {`, `export interface ${root}<F> {`)
        .replaceAll(`: ${root}[`, `: ${root}<F>[`)
        .replaceAll(new RegExp(`\\b${root}\\["`, 'g'), `${root}<F>["`),
    text,
  )

const [source, target] = process.argv.slice(2)
const document = JSON.parse(readFileSync(source, 'utf8'))
const nodes = await openapiTS(document, { transform, defaultNonNullable: false })
const interfaces = nodes.filter((node) => ts.isInterfaceDeclaration(node))
writeFileSync(
  target,
  `// Generated from the API document; do not edit. F is the type of its numbers.\n${withFigures(astToString(interfaces))}`,
)
