/**
 * What is entered into a page before it has come to life. Both run in the page, and know only what they
 * are given.
 */

export const TYPED = '4'

/** What typing or a click alone enters: in a combobox it only looks for a choice. */
export const FIELDS =
  ':is(input:is([type=text], [type=search], [type=password], [type=radio], [type=checkbox]), textarea):not([role=combobox])'

/** Types into all fields and ticks all boxes and sides; how many then hold something else. */
export function enterInto(all: Iterable<Element>, text: string): number {
  const fields = ([...all] as HTMLInputElement[]).filter(
    (field) => field.getClientRects().length > 0 && !field.disabled && !field.readOnly,
  )
  for (const field of fields) {
    if (['radio', 'checkbox'].includes(field.type)) field.click()
    else field.value = text
  }
  return fields.filter(
    ({ checked, defaultChecked, value, defaultValue }) =>
      (checked && !defaultChecked) || value !== defaultValue,
  ).length
}

/**
 * How many fields hold what was entered and are known to: what React has drawn of a text stands in
 * its attribute too, of an amount with its cents, and what is ticked is shown by its label.
 */
export const knownOf = (all: Iterable<Element>, text: string): number =>
  ([...all] as HTMLInputElement[]).filter((field) =>
    ['radio', 'checkbox'].includes(field.type)
      ? field.checked && !field.defaultChecked && field.closest('label[data-selected]')
      : field.value.startsWith(text) && field.defaultValue === field.value,
  ).length
