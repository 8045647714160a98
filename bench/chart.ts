/** Charts as SVG: bars for ratios, lines for growth. They follow the reader's light or dark theme. */

const STYLE = `<style>
  svg { font: 13px system-ui, sans-serif; color-scheme: light dark }
  text { fill: #24292f } .quiet { fill: #57606a } .rule { stroke: #d0d7de } .goal { stroke: #cf222e; stroke-dasharray: 4 3 }
  @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .quiet { fill: #9198a1 } .rule { stroke: #3d444d } .goal { stroke: #ff7b72 } }
</style>`
const COLOURS = ['#2f6fde', '#1a9c74', '#c2620e', '#8250df', '#bf3989', '#6e7781']

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const svg = (width: number, height: number, title: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
<title>${escaped(title)}</title>
${STYLE}
${parts.join('\n')}
</svg>
`

/** One bar of {@link bars}, with the value that is aimed at. */
export interface Bar {
  readonly label: string
  readonly value: number
  readonly goal?: number
}

/** Horizontal bars on one scale, each with its goal as a broken line. */
export function bars(title: string, list: readonly Bar[]): string {
  const left = 240
  const scale = 420 / Math.max(...list.flatMap(({ value, goal = 0 }) => [value, goal]), 0.1)
  const rows = list.flatMap(({ label, value, goal }, index) => {
    const y = 44 + index * 28
    const width = (value * scale).toFixed(1)
    const at = left + (goal ?? 0) * scale
    return [
      `<text x="${left - 10}" y="${y + 14}" text-anchor="end">${escaped(label)}</text>`,
      `<rect x="${left}" y="${y}" width="${width}" height="18" rx="3" fill="${COLOURS[0]}"/>`,
      `<text x="${left + value * scale + 8}" y="${y + 14}">${value.toFixed(2)}</text>`,
      goal === undefined
        ? ''
        : `<line class="goal" x1="${at}" x2="${at}" y1="${y - 3}" y2="${y + 21}" stroke-width="2"/>`,
    ]
  })
  const heading = `<text x="0" y="18" font-weight="600">${escaped(title)}</text>`
  return svg(720, 56 + list.length * 28, title, [heading, ...rows])
}

/** Lines over the number of clients, both axes logarithmic. */
export function lines(
  title: string,
  sizes: readonly number[],
  series: Readonly<Record<string, readonly number[]>>,
): string {
  const values = Object.values(series).flat()
  const [low, high] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))]
  const x = (size: number) => {
    const [first = 1, last = 10] = [sizes[0], sizes[sizes.length - 1]]
    return 60 + (430 * Math.log(size / first)) / Math.log(last / first)
  }
  const y = (value: number) => 300 - (250 * (Math.log10(value) - low)) / (high - low || 1)
  const grid = sizes.map(
    (size) =>
      `<line class="rule" x1="${x(size)}" x2="${x(size)}" y1="44" y2="306"/><text class="quiet" x="${x(size)}" y="324" text-anchor="middle">${size.toLocaleString('en')}</text>`,
  )
  const drawn = Object.entries(series).flatMap(([name, points], index) => {
    const colour = COLOURS[index % COLOURS.length]
    const path = points.map((value, at) => `${x(sizes[at] ?? 1).toFixed(1)},${y(value).toFixed(1)}`)
    const end = points[points.length - 1] ?? 0
    return [
      `<polyline points="${path.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...path.map((point) => {
        const [cx, cy] = point.split(',')
        return `<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`
      }),
      `<rect x="510" y="${50 + index * 24}" width="12" height="12" rx="2" fill="${colour}"/>`,
      `<text x="530" y="${61 + index * 24}">${escaped(name)}: ${end.toFixed(end < 10 ? 1 : 0)} ms</text>`,
    ]
  })
  const heading = `<text x="0" y="18" font-weight="600">${escaped(title)}</text>`
  return svg(720, 340, title, [heading, ...grid, ...drawn])
}
