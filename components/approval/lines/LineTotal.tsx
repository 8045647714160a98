'use client'

import { Fragment, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { readFigure } from '@/components/form/model/figure'
import { useFormModel } from '@/components/form/model/formContext'
import type { ApprovalField } from '../members'
import { aboveLimit, limitWords } from '../payment'
import type { KeyedLine } from './keyed'
import { leftOutWords, totalOf } from './sums'

const LIMIT = 'approval_limit' satisfies ApprovalField

/** What the lines come to, and what is to be said about it: advice, which never blocks. */
export function LineTotal({ rows }: { rows: readonly KeyedLine[] }) {
  const { form } = useFormModel()
  const limitText = useWatch({ control: form.control, name: LIMIT })
  const total = useMemo(() => totalOf(rows.map(({ line }) => line)), [rows])
  const limit = typeof limitText === 'string' ? readFigure(limitText, 'AUD') : undefined
  const isOver = aboveLimit(total.figure, limit) !== undefined
  const advice = [
    ...(isOver ? [`Above the approval limit of ${limitWords(limit)}`] : []),
    ...leftOutWords(total).map((words) => `${words} and not in it`),
  ]
  return (
    // At the foot of each page it would be told of the lines above it.
    <tfoot className="tight:block print:table-row-group">
      <tr className="h-table-row border-rule border-t tight:grid tight:grid-cols-[2rem_1fr_auto] tight:items-center">
        <td />
        <td className="px-3 py-2 text-ink-2" colSpan={3}>
          Total
          <span role="status">
            {advice.map((words) => (
              <Fragment key={words}>
                {' '}
                <span className="ml-3 text-amber text-small">{words}</span>
              </Fragment>
            ))}
          </span>
        </td>
        <td className="px-3 py-2 text-right font-semibold" data-total>
          {total.text}
        </td>
        <td className="tight:hidden" />
      </tr>
    </tfoot>
  )
}
