'use client'

import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button/Button'
import { copyText } from '@/components/ui/feedback/copyText'

interface Props {
  title: string
  text: string
}

/** Code with a button that copies it. */
export function CodeBlock({ title, text }: Props) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex items-center justify-between">
        <h2 className="font-medium text-ink-2">{title}</h2>
        <Button
          variant="quiet"
          icon={<Copy />}
          aria-label={`Copy as ${title}`}
          onPress={() => copyText(text, `as ${title}`)}
        >
          Copy
        </Button>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        tabIndex={0}
        className="max-h-100 overflow-auto rounded-control bg-sunk p-3 font-mono text-small"
      >
        {text}
      </pre>
    </section>
  )
}
