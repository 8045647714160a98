'use client'

import { useState } from 'react'
import { curlText } from '@/components/form/model/requestText'
import { Option } from '@/components/ui/field/Option'
import { Select } from '@/components/ui/field/Select'
import type { ApiDocument, ApiOperation } from '../document'
import { exampleRequest } from '../example'
import { CodeBlock } from '../parts/CodeBlock'

interface Props {
  document: ApiDocument
  operation: ApiOperation
}

/** A call that can be copied; where the document has several bodies, one of them is chosen. */
export function CallExample({ document, operation }: Props) {
  const [chosen, choose] = useState(0)
  const examples = operation.body?.examples ?? []
  const request = exampleRequest(document, operation, location.origin, examples[chosen]?.value)
  const text = curlText(request)
  return (
    <div className="flex flex-col gap-2">
      {examples.length > 1 && (
        <Select
          label="Example"
          className="w-full sm:w-100"
          selectedKey={chosen}
          onSelectionChange={(key) => choose(Number(key))}
        >
          {examples.map(({ summary }, index) => (
            <Option key={summary ?? index} id={index}>
              {summary ?? `Example ${index + 1}`}
            </Option>
          ))}
        </Select>
      )}
      <CodeBlock
        title="curl"
        text={operation.needsToken ? text : text.replace(/ \\\n {2}-H 'Authorization: [^']*'/, '')}
      />
    </div>
  )
}
