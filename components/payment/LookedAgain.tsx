/** Said where something stands otherwise than was told, as somebody confirms a payment. */
export const LookedAgain = () => (
  <p role="alert" className="mb-4 text-amber">
    Since this was opened, something that it tells was changed, or could not be looked up any more.
    Nothing is sent yet: look at it again.
  </p>
)
