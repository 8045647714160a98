import { defineConfig } from 'orval'

/** Lists come as CSV too; without this their type is that of a page or of a text. */
export default defineConfig({
  fleetbook: {
    input: './openapi.json',
    output: {
      target: './generated/orval.ts',
      override: { contentType: { exclude: ['text/csv'] } },
    },
  },
})
