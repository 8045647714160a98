import { notFound } from 'next/navigation'
import { guidePage } from '@/components/guides/addresses'
import { Content } from '@/components/guides/Content'
import { GuideFrame } from '@/components/guides/GuideFrame'
import { guides } from '@/components/guides/guides'
import { PageLink } from '@/components/page/PageLink'
import { PageTitle } from '@/components/page/PageTitle'

interface Props {
  params: Promise<{ guide: string }>
}

/** A guide, and the way to the next. */
export default async function GuidePage({ params }: Props) {
  const all = await guides()
  const { guide } = await params
  const place = all.findIndex(({ name }) => name === guide)
  const found = all[place] ?? notFound()
  const next = all[place + 1]
  return (
    <GuideFrame guides={all} current={found.name}>
      <PageTitle of={[found.title, 'Guides']} />
      <h1 className="font-semibold text-record">{found.title}</h1>
      <Content blocks={found.content} />
      {next && (
        <p className="mt-10 border-rule border-t pt-4 text-ink-2">
          Next:{' '}
          <PageLink href={guidePage(next.name)} className="text-accent underline">
            {next.title}
          </PageLink>
        </p>
      )}
    </GuideFrame>
  )
}
