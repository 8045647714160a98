'use client'

import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { Dialog, DialogTrigger, Menu } from 'react-aria-components'
import { useLetterKeys } from '@/components/page/letterKeys'
import { Button } from '@/components/ui/button/Button'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { Finder } from '@/components/ui/field/Finder'
import { NothingFound } from '@/components/ui/field/NothingFound'
import { SearchField } from '@/components/ui/field/SearchField'
import { Segmented } from '@/components/ui/field/Segmented'
import { named } from '@/components/ui/overlay/named'
import { Popover } from '@/components/ui/overlay/Popover'
import { FieldItems, matchesWords } from '../FieldItems'
import type { ListConfig } from '../listConfig'
import type { Density } from '../query/listState'
import type { ListLayout } from '../state/useLayout'
import type { ListTable } from '../state/useListTable'
import { ShownColumns } from './ShownColumns'

const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

interface Props {
  config: ListConfig
  layout: ListLayout
  table: ListTable
}

/** Which columns, in which order and how wide; how dense the rows; whether letters are shortcuts. */
export function ColumnChooser({ config, layout, table }: Props) {
  const [letters, setLetters] = useLetterKeys()
  const [wanted, setWanted] = useState('')
  const hidden = [...config.columns.values()].filter(({ id }) => !layout.columnVisibility[id])
  return (
    <DialogTrigger>
      <Button variant="quiet" icon={<Columns3 />} className="px-2">
        Columns
      </Button>
      <Popover placement="bottom end" className="w-96">
        <Dialog
          {...named('columns')}
          aria-label="Columns"
          className="flex max-h-[inherit] flex-col outline-none"
        >
          {({ close }) => (
            <>
              <ShownColumns columns={layout.columns} table={table} onClose={close} />
              <Finder filter={matchesWords} inputValue={wanted} onInputChange={setWanted}>
                <div className="h-56 overflow-auto border-rule border-t">
                  <div className="sticky top-0 z-10 border-rule border-b bg-sheet p-2">
                    <SearchField autoFocus label="Add a column" placeholder="Add a column" />
                  </div>
                  <Menu
                    aria-label="Columns to add"
                    onAction={(id) => {
                      table.getColumn(String(id))?.toggleVisibility(true)
                      setWanted('')
                    }}
                    shouldCloseOnSelect={false}
                    className="p-1 outline-none"
                    renderEmptyState={() => <NothingFound>No field is called that.</NothingFound>}
                  >
                    {FieldItems({ columns: hidden, first: config.defaultColumns })}
                  </Menu>
                </div>
              </Finder>
              <div className="flex flex-col gap-2.5 border-rule border-t bg-paper p-3">
                <div className="flex items-center justify-between">
                  <Segmented
                    aria-label="Rows"
                    options={DENSITIES}
                    value={layout.density}
                    onChange={(density) => layout.setDensity(density as Density)}
                  />
                  <Button
                    variant="quiet"
                    isDisabled={layout.isDefault && Object.keys(layout.columnSizing).length === 0}
                    onPress={() => layout.reset()}
                  >
                    Reset
                  </Button>
                </div>
                <Checkbox isSelected={letters} onChange={(isOn) => setLetters(() => isOn)}>
                  Single-key shortcuts: / j k x
                </Checkbox>
              </div>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
