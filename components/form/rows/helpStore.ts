import { createStore } from '@/components/state/store'
import type { Field } from '@/lib/resources/resource'

/** The field whose help is open: one popover serves all rows, as 250 of them would weigh too much. */
export const helpStore = createStore<{ field: Field; anchor: Element } | null>(null)
