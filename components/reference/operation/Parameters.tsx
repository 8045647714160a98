'use client'

import { Sheet } from '@/components/ui/display/Sheet'
import type { ApiDocument, Parameter } from '../document'
import { MemberRows } from '../parts/MemberRows'
import { type Member, membersOf } from '../schema'

interface Props {
  document: ApiDocument
  parameters: readonly Parameter[]
}

const titles = { path: 'Path', query: 'Query', header: 'Headers' } as const
const places = ['path', 'query', 'header'] as const

/** The parameters of an operation by where they stand. */
export function Parameters({ document, parameters }: Props) {
  return places.map((place) => {
    const here = parameters.filter((each) => each.in === place)
    if (here.length === 0) return null
    return (
      <Sheet key={place} title={titles[place]}>
        <ParameterRows document={document} parameters={here} />
      </Sheet>
    )
  })
}

/** Parameters in the same rows as the members of a body. */
export function ParameterRows({ document, parameters }: Props) {
  return (
    <MemberRows
      document={document}
      members={parameters.map((parameter) => asMember(document, parameter))}
    />
  )
}

/** A parameter as the member of an object would be; its own words win over its schema's. */
function asMember(document: ApiDocument, parameter: Parameter): Member {
  const { name, schema, required = false, description = '', example } = parameter
  const [member] = membersOf(document, {
    type: 'object',
    properties: { [name]: schema },
    required: required ? [name] : [],
  })
  if (!member) throw new Error(`the parameter ${name} has no schema`)
  const values = schema.items?.enum?.map(String) ?? member.values
  const sample =
    example === undefined || values.length > 0 ? [] : [`for example ${String(example)}`]
  return { ...member, description, values, rules: [...member.rules, ...sample] }
}
