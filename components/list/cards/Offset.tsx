import { valueKind } from '@/components/form/model/valueKind'
import { offsetOf } from '@/components/time/timeZone'
import type { ListColumn } from '../columns/columns'

interface Props {
  column: ListColumn
  value: unknown
  zone: string
}

/** The offset of a moment, which a card tells behind it: a phone names no zone beside. */
export function Offset({ column, value, zone }: Props) {
  const moment = new Date(String(value))
  if (valueKind(column) !== 'moment' || Number.isNaN(moment.getTime())) return null
  return <span className="whitespace-pre font-normal text-ink-3"> {offsetOf(zone, moment)}</span>
}
