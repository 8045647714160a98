import { pageTitle } from './pageTitle'

interface Props {
  /** What names the page, the most telling part first. */
  of: readonly (string | null | undefined)[]
}

/**
 * Names the page in the browser's tab. React keeps it in the head of the document for as long as
 * the page is there, so that it follows a rename and is there when the page is announced.
 */
export function PageTitle({ of }: Props) {
  return <title>{pageTitle(...of)}</title>
}
