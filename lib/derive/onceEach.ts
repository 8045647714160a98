/** Makes something of each definition when it is first asked for, and then no more. */
export function onceEach<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>()
  return (of) => {
    const known = made.get(of)
    if (known) return known
    const fresh = make(of)
    made.set(of, fresh)
    return fresh
  }
}
