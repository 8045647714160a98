/** A value of the claim and the role that it gives. */
export type ClaimedRole = readonly [value: string, role: string]

/** Reads `fleet-admins=Administrator,fleet-staff=Editor`; undefined where it is not of that form. */
export function claimedRoles(text: string): ClaimedRole[] | undefined {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  const isWhole = pairs.every((parts) => parts.length === 2 && parts.every(Boolean))
  return isWhole ? pairs.map(([value = '', role = '']) => [value, role]) : undefined
}
