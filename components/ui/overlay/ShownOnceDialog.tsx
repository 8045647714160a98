import { Copy } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/Button'
import { copyText } from '../feedback/copyText'
import { Dialog } from './Dialog'

interface Props extends Pick<ComponentProps<typeof Dialog>, 'name' | 'size' | 'title'> {
  description: string
  /** What is copied, and what it is called: `the key`. */
  text: string
  what: string
  /** What whoever closes it says: that they have kept it. */
  confirmLabel: string
  onClose: () => void
  children: ReactNode
}

/** Shows what can be read this one time, to be copied or kept. */
export function ShownOnceDialog({ text, what, confirmLabel, onClose, children, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      isOpen
      // A stray click must not take it away.
      isDismissable={false}
      actions={
        <>
          <Button icon={<Copy />} onPress={() => copyText(text, what)}>
            Copy
          </Button>
          <Button variant="primary" onPress={onClose}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

/** A secret to be passed on to another system, and what that does with it. */
export function ShownSecret({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p className="break-all rounded-control bg-sunk px-4 py-3 font-mono text-small leading-6">
        {text}
      </p>
      <p className="mt-3 text-ink-2">{children}</p>
    </>
  )
}
