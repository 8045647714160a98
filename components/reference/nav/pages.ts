/** Addresses of the reference in the console. */
export const referencePage = '/api-reference'
/** Where an operation is described, by its `operationId`. */
export const operationPage = (id: string): string => `${referencePage}/${id}`
