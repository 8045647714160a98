import { PageLink } from '@/components/page/PageLink'
import { PageTitle } from '@/components/page/PageTitle'
import { ProblemFrame } from '@/components/problems/ProblemFrame'
import { Sheet } from '@/components/ui/display/Sheet'
import { PROBLEMS, type ProblemCode, problemPath } from '@/lib/problem'

/** Every code with which a call can fail, in the order of the statuses. */
export default function ProblemsPage() {
  const codes = Object.keys(PROBLEMS) as ProblemCode[]
  return (
    <ProblemFrame>
      <PageTitle of={['Problems of the API']} />
      <h1 className="mt-8 font-semibold text-record">Problems of the API</h1>
      <p className="mt-1 mb-5 text-ink-2">
        A call that fails says why: its answer has a code, and its type leads to the page of that
        code.
      </p>
      <Sheet title="Codes">
        <ul>
          {codes.map((code) => {
            const [status, title] = PROBLEMS[code]
            return (
              <li key={code} className="border-rule border-t first:border-t-0">
                <PageLink
                  href={problemPath(code)}
                  className="grid min-h-row grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-2 px-4 py-1.5 hover:bg-sunk sm:grid-cols-[2.5rem_14rem_minmax(0,1fr)]"
                >
                  <span className="font-mono text-ink-2 text-small">{status}</span>
                  <span className="truncate font-mono text-accent text-small">{code}</span>
                  <span className="max-sm:col-start-2">{title}</span>
                </PageLink>
              </li>
            )
          })}
        </ul>
      </Sheet>
    </ProblemFrame>
  )
}
