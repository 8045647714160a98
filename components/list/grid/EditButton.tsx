import { Pencil } from 'lucide-react'

interface Props {
  label: string
  onPress: () => void
}

/** Opens the cell of a link for writing, where a click on it would follow the link. By key it is F2. */
export const EditButton = ({ label, onPress }: Props) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    onClick={onPress}
    className="absolute inset-y-0 right-1 my-auto flex size-7 items-center justify-center rounded-control bg-inherit text-ink-3 opacity-0 hover:text-ink focus-visible:opacity-100 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100"
  >
    <Pencil aria-hidden className="size-3.5" />
  </button>
)
