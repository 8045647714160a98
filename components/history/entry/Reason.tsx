import { cn } from '@/components/ui/cn'

interface Props {
  children: string
  className?: string
}

/** Why something was changed, in the words and the direction of whoever did it. */
export const Reason = ({ children, className }: Props) => (
  <p className={cn('text-ink-2 wrap-anywhere', className)}>
    “<bdi>{children}</bdi>”
  </p>
)
