import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

/** Kubb does nothing without plugins; each has its own defaults here. */
export default defineConfig({
  root: '.',
  input: { path: './openapi.json' },
  output: { path: './generated/kubb' },
  plugins: [pluginOas(), pluginTs(), pluginClient()],
})
