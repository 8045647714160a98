import { namingOfField } from '@/lib/derive/naming'
import { isYesNo } from '@/lib/resources/field'
import type { Field } from '@/lib/resources/resource'
import type { ControlComponent } from '../model/formModel'
import { ChoiceControl } from './ChoiceControl'
import { DateControl } from './DateControl'
import { FieldsControl } from './FieldsControl'
import { FigureControl } from './FigureControl'
import { InstantControl } from './InstantControl'
import { JsonControl } from './JsonControl'
import { NamedControl } from './NamedControl'
import { NamesControl } from './NamesControl'
import { PermissionsControl } from './PermissionsControl'
import { SecretControl } from './SecretControl'
import { TextControl } from './TextControl'
import { TextListControl } from './TextListControl'
import { YesNoControl } from './YesNoControl'

/** One control for each kind of field; a group has none, as its members are fields of their own. */
const CONTROLS: Readonly<Record<Exclude<Field['kind'], 'group'>, ControlComponent>> = {
  choice: ChoiceControl,
  decimal: FigureControl,
  integer: FigureControl,
  boolean: YesNoControl,
  date: DateControl,
  day: DateControl,
  instant: InstantControl,
  text: TextControl,
  secret: SecretControl,
  textList: TextListControl,
  jsonObject: JsonControl,
  jsonObjectList: JsonControl,
  permissions: PermissionsControl,
  reference: NamedControl,
}

const NAMES_CONTROLS = { resources: NamesControl, fields: FieldsControl } as const

/** The control of a field. */
export function controlOf(field: Field): ControlComponent {
  if (isYesNo(field)) return YesNoControl
  if (namingOfField(field)) return NamedControl
  if (field.names) return NAMES_CONTROLS[field.names]
  return CONTROLS[field.kind as Exclude<Field['kind'], 'group'>]
}
