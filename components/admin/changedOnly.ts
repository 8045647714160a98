/** The members of a form that differ from the record: only they are sent. */
export function changedOnly<Values extends object>(
  values: Values,
  record: Readonly<Values>,
): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(record[name as keyof Values]),
  )
  return Object.fromEntries(changed) as Partial<Values>
}
