import { Tag, type TagTone } from '@/components/ui/display/Tag'

/** The tints of the service's status words; a word that is not here stays neutral. */
const tones: Record<string, TagTone> = {
  fleet: 'green',
  lead: 'blue',
  prospect: 'amber',
  requested: 'amber',
  active: 'green',
  batch: 'blue',
  rejected: 'red',
}

/** The tint in which a status word is shown, also where it is a bar of a chart. */
export const toneOfStatus = (value: string): TagTone => tones[value] ?? 'neutral'

/** A type of client or a status of approval, in the service's own spelling. */
export function StatusTag({ value }: { value: string }) {
  return <Tag tone={toneOfStatus(value)}>{value}</Tag>
}
