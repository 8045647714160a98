/** The themes a person may choose; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * The choice lives in a cookie rather than in localStorage, so that the server already renders
 * the page in it: no flash and no script that runs before the first paint.
 */
export const themeCookie = 'fleetbook-theme'

/** What a cookie's text means; anything unknown is `system`. */
export function readTheme(text: string | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'system'
}

/** Shows a theme at once and remembers it for a year on this device. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=31536000; samesite=lax`
}
