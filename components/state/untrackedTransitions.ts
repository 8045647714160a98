// React Aria keeps every element in which a transition has begun until it hears of its end, so that the
// focus of a screen reader waits for what comes in from out of sight. Of what leaves the page before
// that it never hears, and keeps it with all that it stood in, such as a page of a list. Nothing here
// comes in from out of sight, so that it has none of them to wait for.
if (typeof window !== 'undefined') {
  window.addEventListener('transitionrun', (event) => event.stopPropagation(), true)
}
