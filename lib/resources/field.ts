/**
 * The kinds of field, as constructors. A resource is written with these and nothing else;
 * validation, API document, form, history labels, table columns and database constraints
 * are all derived from what they return.
 */

import type { CodeListName } from './codeLists'
// biome-ignore lint/suspicious/noImportCycles: a field may refer to records of a resource, which is made of fields.
import type { Resource } from './resource'

/** What a field holds. Each kind has one entry in `lib/derive/kinds.ts` and one control in the form. */
export type FieldKind =
  | 'choice'
  | 'decimal'
  | 'integer'
  | 'boolean'
  | 'date'
  | 'day'
  | 'instant'
  | 'text'
  | 'secret'
  | 'textList'
  | 'jsonObject'
  | 'jsonObjectList'
  | 'permissions'
  | 'reference'
  | 'group'

/** How a text or a figure is customarily written; it changes the display, never what is stored. */
export type Format = 'abn' | 'acn' | 'bsb' | 'account' | 'email' | 'phone' | 'code'

/** A check that warns beside the field and never blocks; the functions stand in `advice.ts`. */
export type Advice = 'abn' | 'acn' | 'bsb' | 'email' | 'datePassed'

/** The members by which an object of a list is told in a line: so many of something, at a price. */
export interface EntrySpec {
  readonly what: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
  /** Unit of price and amount. */
  readonly unit: string
}

/** One field as it is written in a definition. */
export interface FieldSpec<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind
  /** Sentence case, as the form and the history show it. */
  readonly label: string
  /** One sentence that tells staff what the field decides. */
  readonly help: string
  /** Allowed values of a choice, in the order they are offered. */
  readonly values?: readonly string[]
  /** Wording for values whose own spelling does not read well. */
  readonly valueLabels?: Readonly<Record<string, string>>
  /**
   * What the API document calls the values of a choice, where that is not the field's own name:
   * fields with the same values share it.
   */
  readonly valuesName?: string
  /** True for a field that answers give as plain text, with no word on its values and bounds. */
  readonly shownAsText?: boolean
  /** What an unset field reads as; without one it reads as null (lists and objects: empty). */
  readonly default?: string | number | boolean
  /** Shown after a figure: `AUD`, `%`, `days`. */
  readonly unit?: string
  readonly format?: Format
  readonly advice?: Advice
  /** True for a field that points at another record or code list: shown in mono, filterable in lists. */
  readonly identifier?: boolean
  /** True when a replacing request must carry the field. */
  readonly required?: boolean
  /**
   * True for what whoever adds such a record by hand is asked for, though the API takes one without:
   * nobody would find it again.
   */
  readonly asked?: boolean
  /**
   * False for what is one record's alone, and so is left out when another is made from it: what
   * names it, how it is reached, where its money goes, what was decided about it.
   */
  readonly copied?: boolean
  /**
   * True for a field that is stored and never returned. It has no default, which a form would show for
   * what is held, and its resource takes part of a record: sent as a whole, one would lose it.
   */
  readonly writeOnly?: boolean
  /** True for a field that says which bank account is paid or pays: whoever pays hears of its changes. */
  readonly bankDetail?: boolean
  /**
   * What a person reads the field as a part of, as `payee`: of one such whole nothing is put together
   * from what two people wrote, unless somebody says so. Bank details are one by themselves.
   */
  readonly partOf?: string
  /**
   * When the field is a part of that whole, where it not always is: where another field of its
   * resource reads so. A driver is the payee of what is paid back, and a supplier of all else.
   */
  readonly partWhere?: { readonly field: string; readonly is: string }
  /**
   * Of a field that says by `yes` that somebody has looked at the other parts of its whole: what that
   * was, as `account to be paid`. Whoever goes by it is told what was changed since.
   */
  readonly confirms?: string
  /**
   * Of a text: the fewest and the most characters, where its name does not decide. One that needs any
   * takes no blanks alone, but for a secret and a code.
   */
  readonly minLength?: number
  readonly maxLength?: number
  /** True for a text without blanks and control characters, such as people sign in with. */
  readonly isWord?: boolean
  /** True for a text that is the address of something in the web. */
  readonly isWebAddress?: boolean
  /** Of a list of texts: that each names a kind of record, or a field of one as `client.fax`. */
  readonly names?: 'resources' | 'fields'
  /** True for a text that no two records share, whatever its case. */
  readonly unique?: boolean
  /** Of a reference: the resource of which it names a record, which must exist. */
  readonly target?: Resource
  /**
   * Of an identifier: the resource of which it names a record by its id, where there is one. Any
   * other text is taken too.
   */
  readonly refersTo?: string
  /** Of an identifier: the code list that gives names to its values. Any other text is taken too. */
  readonly codes?: CodeListName
  /** What the objects of a list usually hold, though they may hold anything. */
  readonly entry?: EntrySpec
  /** True for a field that begins a row of the form: the first of what is read as one, as an address. */
  readonly startsRow?: boolean
  /** Members of a group, each a field of its own. */
  readonly members?: Readonly<Record<string, FieldSpec>>
}

type Options = Partial<Omit<FieldSpec, 'kind' | 'label' | 'help' | 'values' | 'target' | 'members'>>

const of =
  <Kind extends FieldKind>(kind: Kind) =>
  <const Given extends Options>(
    label: string,
    help: string,
    options?: Given,
  ): FieldSpec<Kind> & Given =>
    ({ kind, label, help, ...options }) as FieldSpec<Kind> & Given

const YES_NO: readonly string[] = ['yes', 'no']

/** Whether a field takes `yes` or `no` and nothing else. */
export const isYesNo = ({ values }: FieldSpec): boolean => values === YES_NO

/** `yes` or `no`. */
export const yesNo = <const Given extends Options>(
  label: string,
  help: string,
  options?: Given,
) => ({ values: YES_NO, valuesName: 'YesNo', ...of('choice')(label, help, options) })

/** One of a fixed list of values. */
export const choice = <const Given extends Options>(
  values: readonly string[],
  label: string,
  help: string,
  options?: Given,
) => ({ ...of('choice')(label, help, options), values })

/** An exact decimal in Australian dollars. */
export const money = <const Given extends Options>(
  label: string,
  help: string,
  options?: Given,
) => ({ unit: 'AUD', ...of('decimal')(label, help, options) })

/** An exact decimal in per cent. */
export const rate = <const Given extends Options>(
  label: string,
  help: string,
  options?: Given,
) => ({
  unit: '%',
  ...of('decimal')(label, help, options),
})

/** An exact decimal of another unit, or of none. */
export const decimal = of('decimal')

/** A whole number in the signed 32-bit range. */
export const integer = of('integer')

/** True or false. */
export const boolean = of('boolean')

/** A calendar date, `YYYY-MM-DD`. */
export const date = of('date')

/** A calendar date that also takes a date-time, which is read in the zone of the request. */
export const day = of('day')

/** A moment in UTC, `YYYY-MM-DDTHH:MM:SSZ`. */
export const instant = of('instant')

/** Text kept byte for byte; how long it may be follows from the field's name. */
export const text = of('text')

/** A text that names another record or an entry of a code list. */
export const identifier = <const Given extends Options>(
  label: string,
  help: string,
  options?: Given,
) => ({ identifier: true, format: 'code', ...of('text')(label, help, options) }) as const

/**
 * A text of which only a hash is kept, as people prove with it who they are. It is sent when a record
 * is made, and anew to an address of its own; no answer ever holds it, and the history has only that
 * it was set.
 */
export const secret = of('secret')

/** A set of permissions, in the order in which the service names them. */
export const permissionSet = of('permissions')

/** The id of a record of another resource; there is such a record, or the write is refused. */
export const reference = <const Given extends Options>(
  target: Resource,
  label: string,
  help: string,
  options?: Given,
) => ({ ...of('reference')(label, help, options), target })

/** An ordered list of texts. */
export const textList = of('textList')

/** A JSON object of any members. */
export const jsonObject = of('jsonObject')

/** A list of JSON objects of any members. */
export const jsonObjectList = of('jsonObjectList')

/** An object with named fields of its own; it merges member by member. */
export const group = (
  label: string,
  help: string,
  members: Readonly<Record<string, FieldSpec>>,
): FieldSpec => ({ kind: 'group', label, help, members })

/** Fields that a copy of a record leaves out. */
export const ownToOne = (
  fields: Readonly<Record<string, FieldSpec>>,
): Readonly<Record<string, FieldSpec>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, copied: false }]),
  )
