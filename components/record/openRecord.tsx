'use client'

import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

interface OpenRecord {
  readonly id: string
  /** The place in its heading for what the form puts there. */
  readonly slot: HTMLElement | null
}

/** The record whose pages are open. */
export const OpenRecordContext = createContext<OpenRecord>({ id: '', slot: null })

/** The id of the record that the page is of. */
export const useOpenRecordId = (): string => use(OpenRecordContext).id

/** Puts controls of the form beside the name of its record. */
export function InHeading({ children }: { children: ReactNode }) {
  const { slot } = use(OpenRecordContext)
  return slot && createPortal(children, slot)
}
