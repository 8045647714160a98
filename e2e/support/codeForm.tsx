import type { ReactNode } from 'react'
import type { Loaded, RecordTransport } from '@/components/form/model/transport'
import { RecordForm } from '@/components/form/RecordForm'
import { code } from '@/lib/resources'

interface Props {
  readonly loaded: Loaded
  readonly transport: RecordTransport
  readonly readOnly?: ReactNode
}

/** The form of code 1 for whoever is signed in, of few fields, for what is so of any form. */
export const CodeForm = (props: Props) => (
  <RecordForm resource={code} scope="/codes/1" userId="2" look={{ isPlain: true }} {...props} />
)
