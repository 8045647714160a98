/**
 * How the processes of the service run. Answers of a thousand clients are large: a heap that may
 * grow by half before it is collected, rather than by several times, keeps a process below 200 MB
 * under mixed load instead of up to 276, and costs no time that could be measured. The room for what
 * is new is half of what Node 20 has by itself: 48 MB less after a minute of load, for a twentieth of
 * the rate of lists and nothing of single records (docs/performance.md). Node 24 takes more of it
 * where it may, and no call is quicker for it.
 */
export const NODE_OPTIONS: readonly string[] = [
  '--heap-growing-percent=50',
  '--max-semi-space-size=8',
  '--enable-source-maps',
]

/**
 * How the process that renders pages runs. Source maps of its pages would be kept in memory with all
 * that they were made of, a hundred megabytes; and pages are not asked for so often that collecting
 * what they leave more often would take anything from anybody. Code kept small takes 20 MB less, and
 * a twentieth of the pages in the same time where two browsers ask for one after the other.
 */
export const CONSOLE_NODE_OPTIONS: readonly string[] = [
  '--heap-growing-percent=20',
  '--optimize-for-size',
  '--max-semi-space-size=2',
]

/**
 * How memory outside of JavaScript's heap is had, where the C library is glibc; others read none of
 * this. It gives each thread a heap of its own otherwise, and threads that compress, compile and
 * collect leave them half empty: two for all took 20 MB less of both processes together, and no call
 * or page more time that could be measured. What the operator sets comes first.
 */
export const MEMORY = { MALLOC_ARENA_MAX: '2' } as const

/**
 * As {@link MEMORY}, for the process that renders pages: from a quarter of a megabyte on what is
 * free again goes back to the machine. For answers of the API, which are megabytes each, that would
 * be work for nothing.
 */
export const CONSOLE_MEMORY = {
  ...MEMORY,
  MALLOC_TRIM_THRESHOLD_: '262144',
  MALLOC_MMAP_THRESHOLD_: '262144',
} as const
