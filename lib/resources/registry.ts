/** The resources that there are, a line each. */
export { approval } from './approval'
export { client } from './client'
export { packagingDefaults } from './packagingDefaults'
