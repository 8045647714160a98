/** Says what is wrong with a part of a definition, such as a field. */
export type Refuse = (part: string, fault: string) => never
