/** The form stands in the frame, where it stays open between this page and those of its parts. */
export default function RecordPage() {
  return null
}
