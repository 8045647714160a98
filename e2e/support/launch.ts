/** How the tests start Chromium, those of components and those of the console. */
export const launch = {
  executablePath: process.env.FLEETBOOK_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
}
