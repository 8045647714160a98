import { Button } from '@/components/ui/button/Button'

interface Props {
  canClear?: boolean
  onClear?: () => void
}

/** Under the editor of a filter, inside its form: empties it, or applies it. */
export function EditorFoot({ canClear, onClear }: Props) {
  return (
    <div className="flex justify-between gap-2 border-rule border-t bg-paper p-2">
      {onClear ? (
        <Button variant="quiet" isDisabled={!canClear} onPress={onClear}>
          Clear
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" variant="primary">
        Apply
      </Button>
    </div>
  )
}
