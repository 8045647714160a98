'use client'

import { ChartBarBig, Table2 } from 'lucide-react'
import { useLocalStorage } from '@/components/session/useLocalStorage'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import { countWords, withinSentence } from '@/lib/text/words'
import { totalOf } from '../overview'
import { TallyChart } from './TallyChart'
import { type TallyProps, TallyTable } from './TallyTable'

interface Props extends TallyProps {
  title: string
  /** Under which the choice between chart and table is kept. */
  name: string
}

const readChoice = (kept: unknown): boolean => kept === true

/** How records spread over the values of a field: as bars, or the same as a table. */
export function TallySheet({ title, name, ...shown }: Props) {
  const [isTable, keepTable] = useLocalStorage(`overview.${name}.table`, readChoice)
  const total = totalOf(shown.tally)
  return (
    <Sheet
      title={title}
      purpose={`${countWords(total)} in all`}
      action={
        total > 0 && (
          <Button
            variant="quiet"
            icon={isTable ? <ChartBarBig /> : <Table2 />}
            aria-label={`Show as ${isTable ? 'chart' : 'table'}: ${withinSentence(title)}`}
            onPress={() => keepTable(() => !isTable)}
          >
            Show as {isTable ? 'chart' : 'table'}
          </Button>
        )
      }
    >
      {total === 0 ? (
        <p className="px-4 py-6 text-ink-2">There are none yet.</p>
      ) : isTable ? (
        <TallyTable title={title} {...shown} />
      ) : (
        <TallyChart title={title} {...shown} />
      )}
    </Sheet>
  )
}
