import { Choices } from './Choices'

const OVERLAPS = [
  { value: '0', label: 'Not at all', description: 'Where somebody else may have it.' },
  { value: '3600', label: 'One hour' },
  { value: '86400', label: 'One day' },
  { value: '604800', label: 'One week' },
]

/** What is chosen at first: what the service takes where nothing is said. */
export const USUAL_OVERLAP = '86400'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
}

/** For how long what is replaced goes on beside what replaces it, in seconds. */
export const OverlapChoices = (props: Props) => <Choices {...props} options={OVERLAPS} />
