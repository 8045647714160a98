/** What next-auth calls the identity provider, as it stands in its addresses. */
export const PROVIDER_ID = 'oidc'
