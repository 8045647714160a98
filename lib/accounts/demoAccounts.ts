/** The accounts that are there to be tried: never passed to a browser of a real installation. */
export const demoAccounts: readonly Readonly<{
  userName: string
  password: string
  may: string
}>[] = [
  { userName: 'admin', password: 'admin-demo-password', may: 'Everything' },
  { userName: 'editor', password: 'editor-demo-password', may: 'Reads and changes records' },
  { userName: 'viewer', password: 'viewer-demo-password', may: 'Only reads' },
  {
    userName: 'integration',
    password: 'integration-demo-password',
    may: 'Also acts for others and holds locks',
  },
]
