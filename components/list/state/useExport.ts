'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { presentContext } from '@/components/api/headers'
import { inParts } from '@/components/api/parts'
import { asError } from '@/components/api/problem'
import type { PageOptions } from '@/components/api/records'
import { download } from '@/components/csv/download'
import { todayIn } from '@/components/time/timeWords'
import { timeZone } from '@/components/time/timeZone'
import { tellHere } from '@/components/ui/feedback/tell'
import { writePart } from '@/lib/text/commaList'
import { countWords, nounWords } from '@/lib/text/words'
import type { ListRow } from '../columns/cellText'
import type { ListColumn } from '../columns/columns'
import {
  type CsvFormat,
  type ExportPage,
  type ExportSoFar,
  exportPages,
  pagesOf,
  startOfExport,
} from '../exportCsv'
import type { ListConfig } from '../listConfig'
import { type AskedFilters, type AskedState, orderedMatchOf } from '../query/listState'
import { fieldBehind, REIMPORT_FORMAT, reimportColumns } from '../reimportColumns'
import { countOf, isSelected, type Selection } from '../selection/selection'
import { readChosen } from './listPage'

/** An export under way. */
export interface ExportJob {
  readonly rows: number
  /** Null where nobody knows before how many there will be. */
  readonly total: number | null
  /** Why it stands still; it can go on from there. */
  readonly fault: Error | null
}

/** What is exported and how: the columns, the pages, and how many rows there are when that is known. */
export interface ExportSource {
  readonly columns: readonly ListColumn[]
  readonly format?: CsvFormat
  /** How many rows there are, as far as that is known by now. */
  total(): number | null
  /** How many of what was to be written there no longer were, by now. */
  gone?(): number
  /** @throws ApiProblem */
  readPage(cursor: string | null, options: PageOptions): Promise<ExportPage>
}

/** What of a list goes into a file. */
interface Wanted {
  readonly state: AskedState
  readonly columns: readonly ListColumn[]
  /** How many match; null while that is not known. */
  readonly total: number | null
  /** To be edited and imported, not only to be read. */
  readonly isForReimport: boolean
}

/** Records whose lines are read at the same time, where each takes calls of its own. */
const AT_ONCE = 8

/** What narrows a list, without what its rows are kept to: that is none of a file with lines of its own. */
const ownFilters = ({ fixed = {} }: ListConfig, { filters }: AskedState): AskedFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in fixed))) as AskedFilters

/** Writes all that match in a list, or only what is chosen, into a file. */
export function useExport(config: ListConfig) {
  const { start, ...job } = useExportJob(config.noun)
  const { exported } = config
  const lines = 'ids' in exported ? null : exported

  function formOf({ columns, isForReimport }: Wanted) {
    if (lines || !isForReimport) return { columns: lines?.columns ?? columns }
    const id = config.columns.get(config.id) as ListColumn
    return { columns: reimportColumns(id, columns, fieldBehind(config)), format: REIMPORT_FORMAT }
  }

  /** Records that are named, by calls for as many as one takes; `find` tells which, once it has begun. */
  function startNamed(
    wanted: Wanted,
    find: (options: PageOptions) => Promise<Iterable<string>>,
  ): void {
    const form = formOf(wanted)
    const gone = new Set<string>()
    let found: { readonly count: number; readonly parts: readonly string[][] } | undefined
    async function partsOfFound(options: PageOptions) {
      const ids = [...(await find(options))]
      const each = { written: (id: string) => `${writePart(id)},`, ...(lines && { most: AT_ONCE }) }
      return { count: ids.length, parts: inParts(ids, each) }
    }
    async function readPart(ids: readonly string[], options: PageOptions): Promise<ListRow[]> {
      const rows = await (lines
        ? Promise.all(ids.map((id) => lines.one(id, options)))
        : readChosen(config, ids, form.columns, options))
      for (const [at, id] of ids.entries()) if (rows[at]?.length === 0) gone.add(id)
      return rows.flat()
    }
    start({
      ...form,
      total: () => (lines ? null : (found?.count ?? wanted.total)),
      gone: () => gone.size,
      async readPage(cursor, options) {
        found ??= await partsOfFound(options)
        return pagesOf(found.parts, (ids) => readPart(ids, options))(cursor)
      },
    })
  }

  /**
   * Of all that match, those that are let through. Records are found first, as they stand at one
   * moment: by pages a file would lack what moves to a place before them meanwhile, and have twice
   * what moves behind them. Lines of the history stay where they are.
   */
  function startWhere(wanted: Wanted, isWanted: (id: string) => boolean): void {
    const { state } = wanted
    if ('ids' in exported) {
      const find = (options: PageOptions) => exported.ids(orderedMatchOf(state), options)
      startNamed(wanted, async (options) => (await find(options)).filter(isWanted))
      return
    }
    start({
      columns: exported.columns,
      total: () => null,
      async readPage(cursor, options) {
        const page = await exported.page(
          { ...state, filters: ownFilters(config, state) },
          cursor,
          options,
        )
        return { ...page, rows: page.rows.filter((row) => isWanted(String(row[config.id]))) }
      },
    })
  }

  return {
    ...job,
    start: (wanted: Wanted) => startWhere(wanted, () => true),
    startChosen(selection: Selection, wanted: Wanted) {
      const total = countOf(selection)
      if (selection.kind === 'all') {
        startWhere({ ...wanted, total }, (id) => isSelected(selection, id))
      } else {
        startNamed({ ...wanted, total }, async () => selection.ids)
      }
    },
  }
}

/**
 * Writes rows into a file, page by page: it can be watched, ended and taken up again.
 *
 * @param noun what the rows are; the file is named after them
 */
function useExportJob(noun: ListConfig['noun']) {
  const [job, setJob] = useState<ExportJob | null>(null)
  const work = useRef<{ goOn(): void; abort: AbortController } | null>(null)
  useEffect(() => () => work.current?.abort.abort(), [])

  const cancel = useCallback(() => {
    work.current?.abort.abort()
    work.current = null
    setJob(null)
  }, [])

  function start({ columns, format, total, gone, readPage: read }: ExportSource) {
    const abort = new AbortController()
    // In one zone from the first page to the last, whichever is chosen meanwhile: days are others there.
    const options = { signal: abort.signal, headers: presentContext() }
    const today = todayIn(timeZone())
    let soFar = startOfExport(columns, format)

    const tell = (reached: ExportSoFar) => {
      soFar = reached
      const known = total()
      setJob({ rows: reached.rows, total: known && Math.max(known, reached.rows), fault: null })
    }
    async function goOn() {
      tell(soFar)
      try {
        const done = await exportPages(
          columns,
          soFar,
          (cursor) => read(cursor, options),
          tell,
          format,
        )
        const file = new Blob([...done.parts], { type: 'text/csv;charset=utf-8' })
        download(`${noun.many} ${today}.csv`, file)
        const without = gone?.() ?? 0
        const left =
          without > 0
            ? `, without ${countWords(without)} that ${without === 1 ? 'is' : 'are'} no more`
            : ''
        tellHere(`Exported ${nounWords(noun, done.rows)}${left}`)
        setJob(null)
      } catch (fault) {
        if (abort.signal.aborted) return
        setJob((current) => current && { ...current, fault: asError(fault) })
      }
    }
    work.current = { goOn, abort }
    goOn()
  }

  return { job, start, cancel, retry: () => work.current?.goOn() }
}
