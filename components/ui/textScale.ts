/** By how much the person's text is larger than usual: what is measured in px is told in it. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
