'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { download } from '@/components/csv/download'
import { useSessionUser } from '@/components/session/user'
import { todayIn } from '@/components/time/timeWords'
import { timeZone } from '@/components/time/timeZone'
import { type Noun, nounOf } from '@/lib/derive/addresses'
import { NAMINGS, namesGoTo } from '@/lib/derive/naming'
import type { Resource } from '@/lib/resources/resource'
import { nounWords } from '@/lib/text/words'
import { type Corrections, countNew, NO_CORRECTIONS, withCorrection } from './corrections'
import { FileFault } from './fault'
import { rejectMapping, rejectsName } from './files'
import { countMatched, type Mapping, targetsOf, vacantIn } from './mapping'
import type { ImportPlan } from './plan'
import type { FileShape } from './read'
import type { RowFault } from './rows'
import type { ImportReport, ImportResult } from './run'
import { useMayCreate } from './useMayCreate'
import { usePass } from './usePass'
import { openFile } from './worker/inWorker'

export type ImportPhase = 'choose' | 'map' | 'checking' | 'checked' | 'applying' | 'done'

export interface Opened {
  readonly file: File
  readonly shape: FileShape
  /** What its columns are by their names alone. */
  readonly guessed: Mapping
}

const FAILED =
  'This page failed while it worked on the file. Reload it and try again; if it fails again, report it.'

const words = (why: unknown): string => (why instanceof FileFault ? why.message : FAILED)

/** The kinds of names that whoever holds these permissions may know. */
const namingsOpenTo = (held: readonly string[]): ReadonlySet<string> =>
  new Set(
    [...NAMINGS].flatMap(([word, naming]) =>
      namesGoTo(naming, (permission) => held.includes(permission)) ? word : [],
    ),
  )

/** Rows of a pass that are not known to be written. */
export const leftOf = ({ refused, unsent, unanswered }: ImportReport): number =>
  refused + unsent + unanswered

export type Losing = 'rows that go out' | 'mended cells' | 'rows that are left' | 'matched columns'

interface Held {
  readonly phase: ImportPhase
  readonly corrections: Corrections
  readonly unkept: Blob | null
  /** Columns that were matched by hand. */
  readonly matched: number
}

function losingOf({ phase, corrections, unkept, matched }: Held): Losing | null {
  if (phase === 'applying') return 'rows that go out'
  if (phase !== 'done' && countNew(corrections, NO_CORRECTIONS) > 0) return 'mended cells'
  if (unkept) return 'rows that are left'
  return phase !== 'done' && matched > 0 ? 'matched columns' : null
}

/** What a change that broke off had written by then: that stays. */
const writtenWords = (noun: Noun, count: number): string =>
  count > 0 ? ` ${nounWords(noun, count)} had been written by then, and stay so.` : ''

/**
 * The steps of an import: the file, what its columns are, the check, and the change.
 *
 * @param onWritten told that records were, or may have been, written
 */
export function useImport(resource: Resource, onWritten: () => void) {
  const noun = nounOf(resource)
  const held = useSessionUser()?.permissions
  const creates = useMayCreate(resource)
  const namings = useMemo(() => namingsOpenTo(held ?? []), [held])
  const [phase, setPhase] = useState<ImportPhase>('choose')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isAgain, setIsAgain] = useState(false)
  const [mapping, setMapping] = useState<Mapping>([])
  const [empty, setEmpty] = useState<ImportPlan['empty']>('leave')
  const [corrections, setCorrections] = useState<Corrections>(NO_CORRECTIONS)
  /** The corrections that the last check looked at. */
  const [checked, setChecked] = useState<Corrections>(NO_CORRECTIONS)
  const [reason, setReason] = useState('')
  const [report, setReport] = useState<ImportReport | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { problem, pass, retry, end } = usePass(resource)
  /** What a finished import has left, until it is in a file of its own or chosen away. */
  const [unkept, setUnkept] = useState<Blob | null>(null)
  const opening = useRef(new AbortController())

  useEffect(() => () => opening.current.abort(), [])

  /**
   * Each file is decided on by itself, as what was meant for one empties fields by another.
   *
   * @param rest what the columns are, where the file is the rest of the one that was open: what was
   * said of that holds for it too
   */
  async function open(file: File, rest?: Mapping) {
    opening.current.abort()
    opening.current = new AbortController()
    const { signal } = opening.current
    setFault(null)
    try {
      const { shape, mapping: guessed } = await openFile(resource.name, file, signal)
      if (signal.aborted) return
      setResult(null)
      setReport(null)
      setCorrections(NO_CORRECTIONS)
      setChecked(NO_CORRECTIONS)
      if (!rest) {
        setEmpty('leave')
        setReason('')
      }
      setOpened({ file, shape, guessed })
      setMapping(rest ?? guessed)
      setPhase('map')
    } catch (why) {
      if (signal.aborted) return
      setFault(words(why))
      // Of a rest that could not be opened the page has the only copy.
      if (!rest) setPhase('choose')
    }
  }

  /** Another mapping asks for another check. */
  function remap(change: () => void) {
    change()
    setFault(null)
    setPhase('map')
  }

  async function run(isDry: boolean): Promise<void> {
    if (!opened) return
    const { file, shape } = opened
    const { head, sample } = shape
    const vacant = vacantIn(head, sample).filter((index) => mapping[index] === null)
    const plan = { head, mapping, vacant, empty, corrections, creates }
    setFault(null)
    setReport(null)
    setPhase(isDry ? 'checking' : 'applying')
    let written = 0
    try {
      const job = {
        ...{ resource: resource.name, file, shape, plan, namings },
        ...{ timeZone: timeZone(), today: todayIn(timeZone()), isCheck: isDry },
        // What is written is what the check has shown, whoever has been renamed since.
        meanings: isDry ? undefined : result?.meanings,
        withheld: isDry ? undefined : result?.withheld,
      }
      const onProgress = (now: ImportReport) => {
        written = isDry ? 0 : now.updated + now.created
        setReport(now)
      }
      const done = await pass(job, { isDry, reason, onProgress })
      if (!done) return setPhase('map')
      setResult(done)
      setChecked(corrections)
      if (!isDry) setUnkept(leftOf(done.report) > 0 ? done.rejects : null)
      setPhase(isDry ? 'checked' : 'done')
    } catch (why) {
      setFault(words(why) + writtenWords(noun, written))
      setPhase('map')
    } finally {
      if (!isDry) onWritten()
    }
  }

  return {
    targets: targetsOf(resource),
    noun,
    /** Whether rows may make records. */
    creates,
    /** Whether another file was asked for, in place of one that was open. */
    isAgain,
    ...{ phase, opened, mapping, empty, reason, setReason, report, result, fault, problem, open },
    corrections,
    /** Cells that were corrected since the last check. */
    unchecked: countNew(corrections, checked),
    /** Puts a text in place of the one that the last check saw, which may be that one again. */
    correct({ row, cell }: RowFault, text: string) {
      if (!cell) return
      const asChecked = checked.get(row)?.get(cell.index) ?? null
      const next = text === cell.text ? asChecked : text
      setCorrections((before) => withCorrection(before, row, cell.index, next))
    },
    /** Takes what was refused as a file of its own, to be mended and sent. */
    openRest() {
      if (!opened || !result) return
      const file = new File([result.rejects], rejectsName(opened.file.name))
      void open(file, rejectMapping(opened.shape.head, mapping))
    },
    /** Puts what was refused into a file on this device. */
    downloadRest() {
      if (!opened || !result) return
      download(rejectsName(opened.file.name), result.rejects)
      if (result.rejects === unkept) setUnkept(null)
    },
    /** What would be gone with the page. */
    losing: losingOf({
      phase,
      corrections,
      unkept,
      matched: opened ? countMatched(mapping, opened.guessed) : 0,
    }),
    setMapping: (next: Mapping) => remap(() => setMapping(next)),
    setEmpty: (next: ImportPlan['empty']) => remap(() => setEmpty(next)),
    check: () => run(true),
    apply: () => run(false),
    retry,
    stop: end,
    startOver() {
      // The rest of the file before may still be on its way.
      opening.current.abort()
      setFault(null)
      setUnkept(null)
      setCorrections(NO_CORRECTIONS)
      setOpened(null)
      setIsAgain(true)
      setPhase('choose')
    },
  }
}

export type Import = ReturnType<typeof useImport>
