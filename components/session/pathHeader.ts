/** The page asked for, as the proxy tells the layout: Next gives a layout no path of its own. */
export const pathHeader = 'x-fleetbook-path'
