import { PageLink } from '@/components/page/PageLink'
import { countWords } from '@/lib/text/words'

interface Props {
  href: string
  count: number
  /** What there are so many of, for those who hear the link alone. */
  of: string
}

/** From the first few of something to the list of all. */
export function AllLink({ href, count, of }: Props) {
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-6 items-center rounded-tag px-1.5 font-medium text-accent hover:underline"
    >
      All {countWords(count)}
      <span className="sr-only"> {of}</span>
    </PageLink>
  )
}
