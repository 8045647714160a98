import { ShownOnceDialog } from '@/components/ui/overlay/ShownOnceDialog'

interface Props {
  codes: readonly string[]
  onClose: () => void
}

/** Shows recovery codes the one time that they can be read. */
export const CodesDialog = ({ codes, onClose }: Props) => (
  <ShownOnceDialog
    name="recovery-codes"
    size="small"
    title="Your recovery codes"
    description="Each signs you in once in place of a second factor. Keep them where you do not keep your password: they are not shown again."
    text={codes.join('\n')}
    what="the codes"
    confirmLabel="I have kept them"
    onClose={onClose}
  >
    <ul
      aria-label="Recovery codes"
      className="rounded-control bg-sunk px-4 py-3 font-mono text-small leading-6"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </ShownOnceDialog>
)
