/** The lines alone. The form stands in the layout, where it stays open between here and Details. */
export default function ApprovalLinesPage() {
  return null
}
