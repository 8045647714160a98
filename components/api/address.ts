export { addressOf, type Query, queryText } from '@/packages/client/src/address'
