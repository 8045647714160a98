// biome-ignore lint/suspicious/noImportCycles: a resource is made of fields, of which one may refer to a resource.
import type { FieldSpec } from './field'
import type { ListSpec } from './lists'
import type { DerivedMember, DerivedSpec, SystemField } from './members'

/** A field together with where it stands. */
export interface Field extends FieldSpec {
  /** The member's name in the API. */
  readonly name: string
  /** Where it stands in a record: `['name']`, `['client_defaults', 'management_fee']`. */
  readonly path: readonly string[]
  /** Its column: the path joined by `_`; a secret's says besides that it holds a hash. */
  readonly column: string
  /** The longest text it takes, in Unicode code points; only of texts, secrets and lists of text. */
  readonly maxLength?: number
  /** Key of the section that shows it. */
  readonly section: string
  readonly members?: Readonly<Record<string, Field>>
}

/** The forms that ids can have; what each means to the database stands in `lib/derive/idForms.ts`. */
export type IdForm = 'integer' | 'bigint' | 'numeric' | 'text' | 'uuid'

/** The member that identifies a record. */
export interface IdSpec {
  readonly name: string
  readonly label: string
  readonly help: string
  readonly form: IdForm
  /** Of digits and of text: how many at most. */
  readonly maxLength?: number
  /** True where whoever makes the record names its id; otherwise the database gives the next. */
  readonly isGiven?: boolean
  /** True where a body that names another id than its address is refused, not taken as said in vain. */
  readonly mustMatch?: boolean
  /** One that the demonstration data has, for the API document. */
  readonly example: string
}

/** A record that each record of a resource belongs to. */
export interface ParentSpec {
  readonly resource: Resource
  /**
   * The member that says to which. Where it is the record's own id, there is one record at most
   * below each of the other resource: a singleton, which comes to be when it is first set.
   */
  readonly by: string
  /** The table that knows whose `by` is, where that is no id of the other resource itself. */
  readonly through?: string
}

/** A heading of the console's navigation; what has none stands first, with everyday work. */
export type Area = 'Administration'

/** What a role needs to read, to add and to change records. */
export interface Permissions<Permission extends string = string> {
  readonly read: Permission
  /** Those that let see the records too, and not their history. */
  readonly seen?: readonly Permission[]
  /** Without it nobody adds records through the API. */
  readonly create?: Permission
  /** Without it nobody changes them. */
  readonly update?: Permission
}

/** How records change: some members of one, one as a whole, some members of many, or they go. */
export type Change = 'patch' | 'replace' | 'bulk' | 'remove'

/** A heading of the form with its fields, in the order of the work. */
export interface Section {
  readonly key: string
  readonly title: string
  /** One line on what the section is for. */
  readonly purpose: string
  readonly fields: Readonly<Record<string, FieldSpec>>
}

/** By what records are told that may be one that was entered twice. */
export interface DuplicatesSpec {
  /**
   * Texts that two records hardly share, all of a set together. The first of a set is a code, by
   * which records are found. Letters and digits count, in any case.
   */
  readonly by: readonly (readonly [string, ...string[]])[]
  /** Records that are compared with none: those that have one of these values of a choice. */
  readonly except?: readonly { readonly field: string; readonly among: readonly string[] }[]
}

/** All that is true of a resource, as its definition says it. */
export interface ResourceSpec<
  Name extends string = string,
  Permission extends string = string,
  Hook extends string = string,
> {
  /** Name in history, links and the API document: `client`. */
  readonly name: Name
  readonly title: string
  readonly plural: string
  /** What such records are, in a sentence of the API document. */
  readonly description: string
  readonly table: string
  /**
   * True of a table whose columns have PostgreSQL's own types, bounded by checks of the table, where
   * the columns of others have domains. So stay those that were there before their definition: what
   * a process of a version before has prepared fails where a type becomes another. Only of tables
   * that are seldom written.
   */
  readonly hasPlainColumns?: boolean
  /** Models of `schema.prisma` that refer to its records, by what their own model calls them. */
  readonly usedBy?: Readonly<Record<string, string>>
  /** Address of its records below that of the API: `/fm/clients`. */
  readonly path: string
  readonly id: IdSpec
  /**
   * The resource out of whose sequence its ids come. No id is then of a record of both, and whatever
   * names a record of that one may name one of these.
   */
  readonly sharesIdsOf?: Resource
  readonly parent?: ParentSpec
  readonly area?: Area
  /** What people call a record: the value of a field, or what they call its parent. */
  readonly recordName: { readonly field: string } | 'parent'
  /** The choice that says of what sort a record is, or how far it has come: shown beside its name. */
  readonly status?: string
  /**
   * True where whoever sees a record's id may read its name too, without the permission to read the
   * records: names that history tells everybody, or that say nothing of anybody.
   */
  readonly namesAreOpen?: true
  /** Where a record is out of use: offered no more, though whatever names it stays as it is. */
  readonly inactiveWhere?: { readonly field: string; readonly is: string | boolean }
  /**
   * Members that say who is paid, or pays: whoever looks at a record hears of recent changes to the
   * bank details of the records that they name, as far as they count there, or belong to the parent by.
   */
  readonly pays?: readonly string[]
  /**
   * Members by which it is decided who is paid, how much and by whom, and whether it is paid or owed:
   * whoever changes one of them in a record that is posted is asked first, beside payee and sum.
   */
  readonly paidBy?: readonly string[]
  /** Members that no two records have alike, all of them together. */
  readonly uniqueTogether?: readonly (readonly string[])[]
  /** By what two records may be one that was entered twice. Nothing is refused for it. */
  readonly duplicates?: DuplicatesSpec
  /** Members that tell a record from others of its name, where there is room for few. */
  readonly hints?: readonly string[]
  /**
   * Fields that are usually known when a record is first entered by hand, as its form asks for them;
   * a member of a group as `group.member`. Without them: those of the first section, and what is
   * needed in any case.
   */
  readonly essentials?: readonly string[]
  readonly permissions: Permissions<Permission>
  /** The ways in which records change; none for those that never do. */
  readonly changes: readonly Change[]
  /** True where a PUT to an id that no record has makes the record, as it always does of a singleton. */
  readonly madeByPut?: boolean
  /**
   * What runs in the transaction of each write: the rules that no kind of field can say, and what
   * a write brings with it elsewhere. The functions stand in `lib/records/hooks`.
   */
  readonly hooks?: readonly Hook[]
  /** True where a locking session can hold a record. */
  readonly lockable?: boolean
  /** True where another can be made from a record, without what is that one's alone (`copied: false`). */
  readonly copyable?: boolean
  /** Members that the service keeps, as answers show them after the id. */
  readonly system?: readonly SystemField[]
  readonly derived?: readonly DerivedSpec[]
  /** How its records are listed; without it there is no list. */
  readonly list?: ListSpec
  /** Examples for the API document: the tests of the API send them. */
  readonly example: {
    /** Fields of a typical record; whatever else it has takes its default. */
    readonly record: Readonly<Record<string, unknown>>
    /** What a typical change sets. */
    readonly change: Readonly<Record<string, unknown>>
  }
  readonly sections: readonly Section[]
}

/** A resource as everything else reads it. */
export interface Resource<
  Name extends string = string,
  Permission extends string = string,
  Hook extends string = string,
  Shown = unknown,
> extends Omit<
    ResourceSpec<Name, Permission, Hook>,
    | 'sections'
    | 'derived'
    | 'system'
    | 'lockable'
    | 'copyable'
    | 'hooks'
    | 'madeByPut'
    | 'list'
    | 'hints'
    | 'essentials'
    | 'uniqueTogether'
    | 'pays'
    | 'paidBy'
  > {
  readonly lockable: boolean
  readonly copyable: boolean
  readonly madeByPut: boolean
  readonly hooks: readonly Hook[]
  readonly list?: Required<ListSpec>
  readonly hints: readonly string[]
  readonly essentials: readonly string[]
  readonly uniqueTogether: readonly (readonly string[])[]
  readonly pays: readonly string[]
  readonly paidBy: readonly string[]
  /** For the compiler alone: its records as answers show them. No resource has it. */
  readonly record?: Shown
  /** True where its parent has one such record at most, which has the parent's id. */
  readonly isSingleton: boolean
  /** The members that a request cannot set: the id, and those that the service keeps. */
  readonly system: readonly SystemField[]
  readonly derived: readonly DerivedMember[]
  readonly sections: readonly (Omit<Section, 'fields'> & { readonly fields: readonly Field[] })[]
  /** Top-level fields by API name, in the order of the sections. */
  readonly fields: ReadonlyMap<string, Field>
  /** Every field that has a column of its own: a group gives way to its members. */
  readonly leaves: readonly Field[]
  /** What is sent with a new record and is no member of it from then on: of these only hashes are kept. */
  readonly secrets: readonly Field[]
  /** Those that a record cannot be without. */
  readonly required: readonly Field[]
}
