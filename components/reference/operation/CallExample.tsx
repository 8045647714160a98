'use client'

import { useState } from 'react'
import { curlText } from '@/components/form/model/requestText'
import { jsonFaultOf } from '@/components/form/model/values'
import { Option } from '@/components/ui/field/Option'
import { Select } from '@/components/ui/field/Select'
import type { ApiDocument, ApiOperation } from '../document'
import { exampleRequest } from '../example'
import { CodeBlock } from '../parts/CodeBlock'
import { type Draft, draftOf, requestOf } from '../trying/request'
import { TryCall } from '../trying/TryCall'

interface Props {
  document: ApiDocument
  operation: ApiOperation
}

/**
 * A call that can be copied and tried; where the document has several bodies, one of them is chosen.
 * What is copied is what would be sent, once anything of it has been changed.
 */
export function CallExample({ document, operation }: Props) {
  const examples = operation.body?.examples ?? []
  const [chosen, choose] = useState(0)
  const example = examples[chosen]?.value
  const [draft, setDraft] = useState<Draft>()
  const present = draft ?? draftOf(operation, example)
  const fault = present.body.trim() === '' ? undefined : jsonFaultOf(present.body)
  const request =
    draft && !fault
      ? requestOf(document, operation, location.origin, draft)
      : exampleRequest(document, operation, location.origin, example)
  const text = curlText(request)
  return (
    <div className="flex flex-col gap-4">
      {examples.length > 1 && (
        <Select
          label="Example"
          className="w-full sm:w-100"
          selectedKey={chosen}
          onSelectionChange={(key) => {
            choose(Number(key))
            setDraft(undefined)
          }}
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
      <TryCall
        document={document}
        operation={operation}
        draft={present}
        onChange={(changes) => setDraft({ ...present, ...changes })}
        // What wrote once does not write again by a second press. What was typed while the call was
        // under way stays.
        onCarriedOut={() => setDraft((now) => now && { ...now, isMeant: false })}
        fault={fault}
      />
    </div>
  )
}
