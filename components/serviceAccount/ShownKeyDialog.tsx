import { ShownOnceDialog, ShownSecret } from '@/components/ui/overlay/ShownOnceDialog'

interface Props {
  value: string
  onClose: () => void
}

/** Shows a key the one time that it can be read. */
export const ShownKeyDialog = ({ value, onClose }: Props) => (
  <ShownOnceDialog
    name="shown-key"
    title="The new key"
    description="Give it to the system now, and keep it nowhere else: it is not shown again."
    text={value}
    what="the key"
    confirmLabel="I have passed it on"
    onClose={onClose}
  >
    <ShownSecret text={value}>
      It goes with every call as <span className="font-mono text-small">Authorization: Bearer</span>{' '}
      and the key.
    </ShownSecret>
  </ShownOnceDialog>
)
