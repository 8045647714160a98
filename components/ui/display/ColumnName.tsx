import { Fragment } from 'react'

/**
 * The name of a column, as `finance_review_date`: where it has too little room its lines end between
 * its words, which a browser would not know of it.
 */
export function ColumnName({ children }: { children: string }) {
  return children.split(/(?<=[_.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
