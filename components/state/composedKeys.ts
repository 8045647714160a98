// The key by which an input method takes what it composed, such as Enter, is none of the page's. All
// browsers say so while they compose; Safari tells of that key once it has ended the composition, by the
// code that all keys of input methods have.
const OF_INPUT_METHOD = 229

if (typeof window !== 'undefined') {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.keyCode === OF_INPUT_METHOD && !event.isComposing) event.stopPropagation()
    },
    true,
  )
}
