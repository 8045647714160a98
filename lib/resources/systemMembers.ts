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
