'use client'

import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, type TooltipProps, TooltipTrigger } from 'react-aria-components'

interface Props {
  text: string
  shortcut?: string
  placement?: TooltipProps['placement']
  /** One element that takes the focus, as a button of React Aria does. */
  children: ReactNode
}

/** So long, in ms, the way from a control to the words beside it may take. */
const ON_THE_WAY = 300

/**
 * A few words about a control, shown on hover and on keyboard focus, and for as long as the pointer is
 * on them: who magnifies the page goes there to read them. Escape hides them.
 */
export function Tooltip({ text, shortcut, placement = 'bottom', children }: Props) {
  return (
    <TooltipTrigger delay={500} closeDelay={ON_THE_WAY}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="fades max-w-72 rounded-control bg-ink px-2 py-1 text-paper text-small"
      >
        {text}
        {shortcut && <kbd className="ml-2 font-mono opacity-75">{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
