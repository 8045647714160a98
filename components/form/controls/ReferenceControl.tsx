'use client'

import type { ControlProps } from '../model/formModel'
import { useSourceOf } from '../model/suggest/useSuggestions'
import { ComboControl } from './ComboControl'
import { TextControl } from './TextControl'

/** A record of another resource, found by its name or id; its bare id for roles that may not read those. */
export function ReferenceControl(props: ControlProps) {
  const source = useSourceOf(props.field)
  return source ? <ComboControl {...props} source={source} /> : <TextControl {...props} />
}
