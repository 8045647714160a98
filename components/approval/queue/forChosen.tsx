import type { ListConfig } from '@/components/list/listConfig'
import type { SelectionTools } from '@/components/list/RecordList'
import { countOf, type Selection } from '@/components/list/selection/selection'
import { QueueActions } from './QueueActions'

const NOTHING_FIXED = {}

/** What a list of approvals offers for chosen ones, where the role may change them. */
export const forChosen =
  (mayChange: boolean, { fixed = NOTHING_FIXED }: ListConfig) =>
  (selection: Selection, tools: SelectionTools) =>
    mayChange && countOf(selection) > 0 ? (
      <QueueActions selection={selection} tools={tools} match={fixed} />
    ) : null
