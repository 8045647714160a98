'use client'

import { FileSpreadsheet } from 'lucide-react'
import { DropZone, FileTrigger } from 'react-aria-components'
import { Button } from '@/components/ui/button/Button'

interface Props {
  /** What the rows of the file are about: `client`. */
  noun: string
  /** True where it comes back in place of a file, and of the button that asked for another. */
  isAgain: boolean
  onFile: (file: File) => void
}

/** Takes a file by choosing or by dropping it. */
export function ChooseFile({ noun, isAgain, onFile }: Props) {
  return (
    <DropZone
      aria-label="Drop a CSV file here"
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => {
        const item = items.find(({ kind }) => kind === 'file')
        if (item?.kind === 'file') onFile(await item.getFile())
      }}
      className="flex flex-col items-center gap-3 rounded-sheet border border-rule-strong border-dashed bg-sheet px-5 py-12 text-center transition-colors data-drop-target:border-accent data-drop-target:bg-accent-wash"
    >
      <FileSpreadsheet aria-hidden className="size-6 text-ink-3" />
      <p className="text-balance text-ink-2">
        Drop a CSV file here, or choose one. Its first row names the columns.
      </p>
      <FileTrigger
        acceptedFileTypes={['.csv', '.txt', '.tsv', 'text/csv', 'text/plain']}
        onSelect={(files) => files?.[0] && onFile(files[0])}
      >
        <Button variant="primary" autoFocus={isAgain}>
          Choose a file
        </Button>
      </FileTrigger>
      <p className="text-ink-3 text-small">
        Commas, semicolons or tabs; UTF-8 or Windows-1252; dates as 2027-06-30 or 30/06/2027. A list
        exported “to edit and import again” comes back as it is, and a row whose {noun} somebody
        changed meanwhile is refused. An apostrophe before a value keeps spreadsheets from changing
        it and is none of it.
      </p>
    </DropZone>
  )
}
