import type { LucideIcon } from 'lucide-react'

/** One line of the palette: it leads somewhere, or does something. */
export interface PaletteItem {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** A status word, shown as a tag. */
  readonly status?: string | null
  readonly icon: LucideIcon
  readonly href?: string
  readonly run?: () => void
  /** True for what goes on inside the palette instead of closing it. */
  readonly staysOpen?: boolean
}

/** Lines under a heading. */
export interface PaletteSection {
  readonly title: string
  readonly items: readonly PaletteItem[]
}
