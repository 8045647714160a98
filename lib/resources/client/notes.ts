import { text } from '../field'
import type { Section } from '../resource'

export const notes: Section = {
  key: 'notes',
  title: 'Notes',
  purpose: 'What staff should know in daily work and will find under no other heading.',
  fields: {
    quote_client_note: text('Quote note for client', 'Text that goes to the client with a quote.'),
    quote_internal_note: text('Quote note, internal', 'What staff should know before they quote.'),
    booking_note: text('Booking note', 'What to mind when work on a vehicle is booked.'),
    infringement_note: text('Infringement note', 'How fines and other infringements are handled.'),
    recall_notice_note: text('Recall notice note', 'Who is told of a recall, and how.'),
  },
}
