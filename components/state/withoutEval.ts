import { config } from 'zod'

// zod asks whether it may turn text into code, which would be quicker. The policy of a page forbids
// that, and a browser reports whoever asks.
config({ jitless: true })
