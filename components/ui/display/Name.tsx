import { cn } from '../cn'

interface Props {
  children: string
  className?: string | undefined
}

/**
 * What somebody has called something, in the direction of its own script: what stands beside it keeps
 * its place, and without room for all of it, it is the end that gives way, wherever that is. It
 * begins at the left as everything around it.
 */
export const Name = ({ children, className }: Props) => (
  <bdi className={cn('text-left', className)}>{children}</bdi>
)
