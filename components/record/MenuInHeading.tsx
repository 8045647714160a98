import { FormMenu } from '@/components/form/bar/FormMenu'
import type { FormTools } from '@/components/form/look'
import { InHeading } from './openRecord'

/** The menu of a form in the heading of its page, where a plain form has it. */
export function MenuInHeading({ tools }: { tools: FormTools }) {
  return (
    <InHeading>
      <FormMenu onShowRequest={tools.showRequest} onDiscard={tools.discard}>
        {tools.menu}
      </FormMenu>
    </InHeading>
  )
}
