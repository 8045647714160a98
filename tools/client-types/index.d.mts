/** The TypeScript declarations of an OpenAPI document. */
export function typesOf(document: object): Promise<string>
