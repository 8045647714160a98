/**
 * When a record was added and when it was last changed, as most definitions have it.
 *
 * @param what the record in a sentence: `supplier`
 */
export const added = (what: string) =>
  [
    { name: 'created', label: 'Created', help: `When the ${what} was added.`, kind: 'moment' },
    {
      name: 'last_edit',
      label: 'Last edit',
      help: `When the ${what} was last changed.`,
      kind: 'moment',
    },
  ] as const

/** What the role is called that an account has by its `role_id`. */
export const roleName = {
  name: 'role_name',
  label: 'Role name',
  help: 'What the role is called.',
  kind: 'referred',
  referred: { by: 'role_id', member: 'name' },
} as const
