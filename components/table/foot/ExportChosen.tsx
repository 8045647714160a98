import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button/Button'

interface Props {
  isExporting: boolean
  onExport: () => void
}

/** Writes what is chosen into a file. */
export function ExportChosen({ isExporting, onExport }: Props) {
  return (
    <Button icon={<Download />} isPending={isExporting} onPress={onExport}>
      <span>
        Export<span className="max-sm:sr-only"> selected</span>
      </span>
    </Button>
  )
}
