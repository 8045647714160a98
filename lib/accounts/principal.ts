/** Who makes a call, as the token says. */
export interface Principal {
  readonly userId: number
  readonly userName: string
  readonly displayName: string
  readonly roleName: string
  readonly permissions: ReadonlySet<string>
}
