'use client'

import { useParams } from 'next/navigation'
import { useMove } from '@/components/page/useMove'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { Option } from '@/components/ui/field/Option'
import type { Reference } from '../useApiDocument'
import { operationPage, referencePage } from './pages'

const INTRODUCTION = 'introduction'

/** The list of operations of a narrow screen. */
export function OperationPicker({ operations }: Pick<Reference, 'operations'>) {
  const move = useMove()
  const { operation } = useParams<{ operation?: string }>()
  const items = [
    { id: INTRODUCTION, label: 'Introduction' },
    ...operations.map(({ id, summary, method }) => ({ id, label: `${method} · ${summary}` })),
  ]
  return (
    <div className="border-rule border-b bg-sheet p-3 rail:hidden">
      <ComboBox
        key={operation}
        aria-label="Operation"
        menuTrigger="focus"
        defaultItems={items}
        defaultSelectedKey={operation ?? INTRODUCTION}
        onSelectionChange={(id) => {
          if (id === null) return
          move.leave(id === INTRODUCTION ? referencePage : operationPage(String(id)))
        }}
      >
        {({ id, label }) => <Option id={id}>{label}</Option>}
      </ComboBox>
    </div>
  )
}
