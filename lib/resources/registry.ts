/** The resources that there are, a line each. */
export { approval } from './approval'
export { client } from './client'
export { code } from './code'
export { contract } from './contract'
export { packagingDefaults } from './packagingDefaults'
export { role } from './role'
export { supplier } from './supplier'
export { user } from './user'
