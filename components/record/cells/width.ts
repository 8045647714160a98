import { isFigure, valueKind } from '@/components/form/model/valueKind'
import { isWide } from '@/components/form/rows/width'
import type { Field } from '@/lib/resources/resource'

/** The room that the control of a field needs at least, where its column may be narrower. */
export function widthOf(field: Field): string {
  if (isWide(field)) return 'in-[tr]:w-72'
  if (isFigure(field)) return 'in-[tr]:w-32'
  return valueKind(field) === 'truth' ? 'in-[tr]:w-44' : 'in-[tr]:w-64'
}
