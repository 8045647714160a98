import { notFound } from 'next/navigation'

/** Any address that no page has: the answer then stands inside the frame, with the ways out. */
export default function MissingPage() {
  notFound()
}
