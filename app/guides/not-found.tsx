import { guidesPage } from '@/components/guides/addresses'
import { GuideFrame } from '@/components/guides/GuideFrame'
import { guides } from '@/components/guides/guides'
import { PageLink } from '@/components/page/PageLink'
import { PageTitle } from '@/components/page/PageTitle'
import { buttonClass } from '@/components/ui/button/buttonClass'

export default async function NoSuchGuide() {
  return (
    <GuideFrame guides={await guides()}>
      <PageTitle of={['No such guide']} />
      <h1 className="font-semibold text-record">There is no guide at this address</h1>
      <p className="mt-1 mb-5 text-ink-2">It may have another name in this version.</p>
      <PageLink href={guidesPage} className={buttonClass('secondary')}>
        All guides
      </PageLink>
    </GuideFrame>
  )
}
