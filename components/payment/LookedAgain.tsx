/** Said where bank details stand otherwise than was told, as somebody confirms a payment. */
export const LookedAgain = () => (
  <p role="alert" className="mb-4 text-amber">
    Since this was opened, bank details were changed or could not be looked up any more. Nothing is
    sent yet: look at it again.
  </p>
)
