'use client'

import { useOpenNaming } from '@/components/names/useNames'
import { namingOfField } from '@/lib/derive/naming'
import type { ControlProps } from '../model/formModel'
import { ComboControl } from './ComboControl'
import { TextControl } from './TextControl'

/** What stands for something with a name; its bare value for roles that may not know the names. */
export function NamedControl(props: ControlProps) {
  const naming = useOpenNaming(namingOfField(props.field))
  return naming ? <ComboControl {...props} naming={naming} /> : <TextControl {...props} />
}
