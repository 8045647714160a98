/** The page asked for, as the proxy tells the layout: Next gives a layout no path of its own. */
export const pathHeader = 'x-fleetbook-path'

/** The page's nonce, which whatever adds a style to it by itself has to show. */
export const nonceHeader = 'x-fleetbook-nonce'
