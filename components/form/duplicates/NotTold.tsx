import { NotTold, type Reading } from '@/components/page/NotTold'

/** Says that nobody knows whether something was entered before. */
export const DuplicatesNotTold = ({ reading }: { reading: Reading }) => (
  <NotTold
    title="Whether anything of this was entered before could not be read."
    what="looking for duplicates"
    reading={reading}
  />
)
