import type { FieldKind, FieldSpec } from './field'
import type { Section } from './resource'

/** What answers show of each kind of field, where it is set. */
interface Values {
  choice: string
  decimal: number
  integer: number
  boolean: boolean
  date: string
  day: string
  instant: string
  text: string
  secret: never
  textList: readonly string[]
  jsonObject: Readonly<Record<string, unknown>>
  jsonObjectList: readonly Readonly<Record<string, unknown>>[]
  permissions: readonly string[]
  reference: string
  group: Readonly<Record<string, unknown>>
}

type IsAlwaysSet<Field> = Field extends
  | { readonly required: true }
  | { readonly default: string | number | boolean }
  | { readonly kind: 'textList' | 'permissions' | 'jsonObject' | 'jsonObjectList' | 'group' }
  ? true
  : false

type ValueOf<Field> =
  Field extends FieldSpec<infer Kind extends FieldKind>
    ? Values[Kind] | (IsAlwaysSet<Field> extends true ? never : null)
    : never

type FieldsIn<Sections extends readonly Section[]> = Sections[number]['fields']

type Intersected<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never

/**
 * A record of the fields in these sections as answers show it: the compiler knows each member of
 * sections that are written `satisfies Section`, and of others only that there are some.
 */
export type RecordIn<Sections extends readonly Section[]> = {
  readonly [Name in keyof Intersected<FieldsIn<Sections>> as Intersected<
    FieldsIn<Sections>
  >[Name] extends { readonly kind: 'secret' }
    ? never
    : Name]: ValueOf<Intersected<FieldsIn<Sections>>[Name]>
}
