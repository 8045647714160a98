/**
 * How values are written for people. Only the display changes: what does not fit the customary
 * form is shown as it is stored, and no figure passes through a binary number.
 */

import type { Format } from './field'

/** Cuts a text into groups of these sizes, with a blank between them. */
function grouped(text: string, ...sizes: readonly number[]): string {
  const groups: string[] = []
  let at = 0
  for (const size of sizes) {
    groups.push(text.slice(at, at + size))
    at += size
  }
  return groups.join(' ')
}

/** A formatter for texts of exactly as many digits as the groups have together. */
const inGroups =
  (...sizes: readonly number[]) =>
  (value: string): string => {
    const digits = value.replace(/\s/g, '')
    const length = sizes.reduce((sum, size) => sum + size, 0)
    return /^\d+$/.test(digits) && digits.length === length ? grouped(digits, ...sizes) : value
  }

function formatBsb(value: string): string {
  const parts = /^(\d{3})[\s-]?(\d{3})$/.exec(value)
  return parts ? `${parts[1]}-${parts[2]}` : value
}

function formatAccount(value: string): string {
  return /^\d+$/.test(value) ? (value.match(/\d{1,4}/g) ?? []).join(' ') : value
}

/** Australian numbers as they are printed; any other stays as it was typed. */
function formatPhone(value: string): string {
  const digits = value.replace(/[\s()-]/g, '')
  if (/^(04|1[389]00)\d+$/.test(digits) && digits.length === 10) return grouped(digits, 4, 3, 3)
  if (/^0[2378]\d{8}$/.test(digits))
    return `(${digits.slice(0, 2)}) ${grouped(digits.slice(2), 4, 4)}`
  if (/^13\d{4}$/.test(digits)) return grouped(digits, 2, 2, 2)
  if (/^\+614\d{8}$/.test(digits)) return grouped(digits, 3, 3, 3, 3)
  if (/^\+61[2378]\d{8}$/.test(digits)) return grouped(digits, 3, 1, 4, 4)
  return value
}

const asWritten = (value: string): string => value

interface Writing {
  write(value: string): string
  /** True for what is compared digit by digit, and so set in mono. */
  readonly isInDigits: boolean
}

const WRITING: Readonly<Record<Format, Writing>> = {
  abn: { write: inGroups(2, 3, 3, 3), isInDigits: true },
  acn: { write: inGroups(3, 3, 3), isInDigits: true },
  bsb: { write: formatBsb, isInDigits: true },
  account: { write: formatAccount, isInDigits: true },
  phone: { write: formatPhone, isInDigits: false },
  email: { write: asWritten, isInDigits: false },
  code: { write: asWritten, isInDigits: true },
}

/** Whether texts of a format are shown with signs or blanks that they need not have been written with. */
export const isGrouped = (format?: Format): boolean =>
  format !== undefined && WRITING[format].write !== asWritten

/** Writes a text in its customary form: `51824753556` as ABN becomes `51 824 753 556`. */
export function formatText(value: string, format?: Format): string {
  return format ? WRITING[format].write(value) : value
}

/** Whether values of a field are read digit by digit: ids, codes, numbers of businesses and accounts. */
export const isInDigits = ({ format }: { readonly format?: Format | undefined }): boolean =>
  format !== undefined && WRITING[format].isInDigits

/**
 * Writes an exact figure with thousand separators; Australian dollars get at least two decimals.
 *
 * @param value The figure as the JSON text wrote it, such as `1250000.5`.
 */
export function formatDecimal(value: string, unit?: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value)
  if (!parts) return value
  const [, sign = '', whole = '', decimals = ''] = parts
  const shown = unit === 'AUD' ? decimals.padEnd(2, '0') : decimals
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${shown && `.${shown}`}`
}

/**
 * Whether the digits of a figure name something, as those of a billing period do: they have no
 * thousands between them, and nobody raises or lowers them.
 */
export const isNameInDigits = ({ format }: { readonly format?: Format | undefined }): boolean =>
  format === 'code'
