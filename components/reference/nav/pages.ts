/** Addresses of the reference in the console. */
export const referencePage = '/api-reference'
export const operationPage = (id: string): string => `${referencePage}/${id}`
