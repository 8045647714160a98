interface Props {
  /** Of the page: without it no script runs. */
  nonce: string | undefined
}

const ID = 'older-browser'

/**
 * What the console is written with came to Chrome with 120 and to Safari with 17.4; how it is drawn came
 * to Firefox with 128. It is written as all browsers understand it, so that an older one does.
 */
const LOOK = `if (!window.AbortSignal || !AbortSignal.any || !window.URL || !URL.canParse) {
  document.getElementById('${ID}').hidden = false
}`

/** Says of a browser in which the console does not work that it is too old, where no call would be made. */
export const OlderBrowser = ({ nonce }: Props) => (
  <>
    <p
      id={ID}
      role="alert"
      hidden
      suppressHydrationWarning
      className="border-red border-b bg-red-wash px-5 py-2 text-red"
    >
      This browser is too old for Fleetbook, which does not work in it. Update it, or use Chrome or
      Edge 120, Firefox 128, Safari 17.4 or a later version of one of them.
    </p>
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is written above, and nothing is put into it
      dangerouslySetInnerHTML={{ __html: LOOK }}
    />
  </>
)
