/** The second part of `npm run build`: everything after the packages are installed. */
import { prepareClient, prepareConsole, prepareServer } from './prepare'

Object.assign(process.env, { NODE_ENV: 'production' })
prepareClient()
prepareServer()
prepareConsole()
