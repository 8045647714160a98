/** The resources that there are, a line each. */
export { approval } from './approval'
export { client } from './client'
export { contract } from './contract'
export { packagingDefaults } from './packagingDefaults'
export { role } from './role'
export { user } from './user'
