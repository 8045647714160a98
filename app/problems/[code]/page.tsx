import { notFound } from 'next/navigation'
import { guidePage } from '@/components/guides/addresses'
import { PageLink } from '@/components/page/PageLink'
import { PageTitle } from '@/components/page/PageTitle'
import { ProblemFrame } from '@/components/problems/ProblemFrame'
import { Sheet } from '@/components/ui/display/Sheet'
import { PROBLEMS, type ProblemCode } from '@/lib/problem'
import { PROBLEM_GUIDE } from '@/lib/problemGuide'

interface Props {
  params: Promise<{ code: string }>
}

/** The code of the address. An unknown one leads to the page that says so, with status 404. */
async function codeOf({ params }: Props): Promise<ProblemCode> {
  const { code } = await params
  return Object.hasOwn(PROBLEMS, code) ? (code as ProblemCode) : notFound()
}

/** What one code means and what to do about it: where the `type` of a problem leads. */
export default async function ProblemPage(props: Props) {
  const code = await codeOf(props)
  const [status, title] = PROBLEMS[code]
  const { means, remedy, guide } = PROBLEM_GUIDE[code]
  return (
    <ProblemFrame>
      <PageTitle of={[title]} />
      <h1 className="mt-8 font-semibold text-record">{title}</h1>
      <p className="mt-1 mb-5 font-mono text-ink-2">
        {status} {code}
      </p>
      <div className="flex flex-col gap-4">
        <Sheet title="What it means">
          <p className="px-4 py-3">{means}</p>
        </Sheet>
        <Sheet title="What to do">
          <p className="px-4 py-3">{remedy}</p>
        </Sheet>
      </div>
      <p className="mt-5 text-ink-2">
        The answer itself says more: its detail is about that very call, and its request_id finds it
        in the log.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4">
        <PageLink href="/problems" className="text-accent underline">
          All problems
        </PageLink>
        {guide && (
          <PageLink href={guidePage(guide)} className="text-accent underline">
            The guide to it
          </PageLink>
        )}
      </p>
    </ProblemFrame>
  )
}
