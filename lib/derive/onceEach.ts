/** Makes something of each definition when it is first asked for, and then no more. */
export function onceEach<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>()
  return (of) => {
    // What is made may be nothing, and is not to be made again then either.
    if (!made.has(of)) made.set(of, make(of))
    return made.get(of) as Made
  }
}
