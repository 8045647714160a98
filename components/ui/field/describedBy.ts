/** The ids of all that describes a control, as `aria-describedby` takes them; undefined for none. */
export const describedBy = (...ids: readonly (string | false | null | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined
