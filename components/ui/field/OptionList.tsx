import { ListBox, type ListBoxProps } from 'react-aria-components'

/** Options to pick from in what floats: Escape closes that, and unpicks nothing. */
export const OptionList = <Item extends object>(props: ListBoxProps<Item>) => (
  <ListBox {...props} escapeKeyBehavior="none" className="p-1 outline-none" />
)
