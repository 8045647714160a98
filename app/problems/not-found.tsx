import { PageLink } from '@/components/page/PageLink'
import { PageTitle } from '@/components/page/PageTitle'
import { ProblemFrame } from '@/components/problems/ProblemFrame'
import { buttonClass } from '@/components/ui/button/buttonClass'

export default function NoSuchProblem() {
  return (
    <ProblemFrame>
      <PageTitle of={['No such problem']} />
      <h1 className="mt-8 font-semibold text-record">No problem has this code</h1>
      <p className="mt-1 mb-5 text-ink-2">
        The code may be mistyped, or be that of another version of the service.
      </p>
      <PageLink href="/problems" className={`${buttonClass('secondary')} self-start`}>
        All problems
      </PageLink>
    </ProblemFrame>
  )
}
