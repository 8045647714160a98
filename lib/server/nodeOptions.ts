/**
 * How the processes of the service run. Calls make much short-lived text, and answers of a thousand
 * clients are large: a smaller nursery, and a heap that may grow by half before it is collected
 * rather than by several times, keep a process near 170 MB under load instead of 240, at no cost of
 * time that could be measured (docs/performance.md).
 */
export const NODE_OPTIONS: readonly string[] = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  '--enable-source-maps',
]
