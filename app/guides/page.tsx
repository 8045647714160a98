import { guidePage } from '@/components/guides/addresses'
import { GuideFrame } from '@/components/guides/GuideFrame'
import { guides } from '@/components/guides/guides'
import { PageLink } from '@/components/page/PageLink'
import { PageTitle } from '@/components/page/PageTitle'
import { Sheet } from '@/components/ui/display/Sheet'

/** Every guide, with what it is for. */
export default async function GuidesPage() {
  const all = await guides()
  return (
    <GuideFrame guides={all}>
      <PageTitle of={['Guides to the API']} />
      <h1 className="font-semibold text-record">Guides to the API</h1>
      <p className="mt-1 mb-5 max-w-prose text-ink-2">
        Each shows the calls that it speaks of, with their answers. A test executes them as printed.
      </p>
      <Sheet title="Guides">
        <ul>
          {all.map(({ name, title, purpose }) => (
            <li key={name} className="border-rule border-t first:border-t-0">
              <PageLink href={guidePage(name)} className="block px-4 py-2.5 hover:bg-sunk">
                <span className="font-medium text-accent">{title}</span>
                <span className="block text-ink-2">{purpose}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </Sheet>
    </GuideFrame>
  )
}
