/**
 * What an operator runs beside the service, as `npm run NAME`: from its source, and in an install for
 * production from what was built.
 */
import './fitNode.mjs'
import { isForProduction } from './tree.mjs'

const [name] = process.argv.splice(2, 1)
if (isForProduction) {
  await import(`../dist/scripts/${name}.js`)
} else {
  await import('./install.mjs')
  const { register } = await import('tsx/esm/api')
  register()
  await import(`./${name}.ts`)
}
