import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button/Button'
import { ExportMenu, type StartExport } from '../ExportMenu'
import type { ListConfig } from '../listConfig'

interface Props {
  config: ListConfig
  isExporting: boolean
  onExport: StartExport
}

/** Writes what is chosen into a file. */
export function ExportChosen({ config, isExporting, onExport }: Props) {
  return (
    <ExportMenu config={config} onExport={onExport}>
      {(onPress) => (
        <Button icon={<Download />} isPending={isExporting} onPress={onPress}>
          <span>
            Export<span className="max-sm:sr-only"> selected</span>
          </span>
        </Button>
      )}
    </ExportMenu>
  )
}
