/** Characters that the reason for a change takes, in the header Audit-Reason as in the console. */
export const MAX_REASON = 200
