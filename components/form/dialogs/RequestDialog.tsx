'use client'

import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button/Button'
import { copyText } from '@/components/ui/feedback/copyText'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { curlText, httpText, type ShownRequest } from '../model/requestText'

interface Props {
  /** Null keeps it closed. */
  request: ShownRequest | null
  onClose: () => void
}

/** The very request that a save sends, for whoever wants another system to send it. */
export function RequestDialog({ request, onClose }: Props) {
  return (
    <Dialog
      name="request"
      size="large"
      isOpen={request !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Request of the next save"
      description="Saving sends exactly this. Put a token of your own in its place: yours is left out."
    >
      {request && (
        <div className="flex flex-col gap-5">
          <Code title="HTTP" text={httpText(request)} />
          <Code title="curl" text={curlText(request)} />
        </div>
      )}
    </Dialog>
  )
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <div className="mb-1 flex items-center justify-between">
        <h3 className="font-semibold">{title}</h3>
        <Button variant="quiet" icon={<Copy />} onPress={() => copyText(text, `as ${title}`)}>
          Copy as {title}
        </Button>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-control bg-sunk p-3 font-mono text-small"
      >
        {text}
      </pre>
    </section>
  )
}
