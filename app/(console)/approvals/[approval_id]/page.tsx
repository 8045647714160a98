/** The form stands in the layout, where it stays open between this page and its lines. */
export default function ApprovalPage() {
  return null
}
