/**
 * The style that `sonner` adds to a page when it is loaded, as a policy of content names it: it is
 * added without a nonce, which the package takes none of. It is added while it is still empty, and
 * an empty style has to be let in too.
 */
export const TOASTER_STYLE =
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
