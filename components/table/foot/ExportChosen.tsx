import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button/Button'

interface Props {
  /** Undefined while an export is under way. */
  onExport: (() => void) | undefined
}

/** Writes what is chosen into a file. */
export function ExportChosen({ onExport }: Props) {
  return (
    <Button icon={<Download />} isDisabled={!onExport} onPress={onExport}>
      <span>
        Export<span className="max-sm:sr-only"> selected</span>
      </span>
    </Button>
  )
}
