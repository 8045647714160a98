import { choice, date, integer, ownToOne, text } from '../field'
import type { Section } from '../resource'

const PRIORITIES = ['', 'High', 'Medium', 'Low']
const PROBABILITIES = ['20%', '40%', '60%', '80%', '100%']

export const prospecting: Section = {
  key: 'prospecting',
  title: 'Prospecting',
  purpose: 'What business may come from the client, and what to do next to win it.',
  fields: ownToOne({
    prospect_start: date('Prospect since', 'Day on which we began to court the client.'),
    prospect_priority: choice(
      PRIORITIES,
      'Prospect priority',
      'How soon sales staff should turn to this prospect.',
      { valueLabels: { '': 'None' } },
    ),
    prospect_probability: choice(
      PROBABILITIES,
      'Prospect probability',
      'How likely it is that the prospect becomes a client.',
    ),
    target_strike_rate: integer(
      'Target strike rate',
      'Share of quotes we aim to turn into contracts.',
      { unit: '%' },
    ),
    last_contact_date: date('Last contact', 'Day on which we last spoke or wrote to the client.'),
    next_contact_date: date('Next contact', 'Day on which to get in touch again.', {
      advice: 'datePassed',
    }),
    visit_last_date: date('Last visit', 'Day on which we last called on the client in person.'),
    visit_next_date: date('Next visit', 'Day for which the next visit is planned.', {
      advice: 'datePassed',
    }),
    proposal_date: date('Proposal date', 'Day on which our proposal went to the client.'),
    due_date: date('Due date', 'Day by which the next step with the client is due.', {
      advice: 'datePassed',
    }),
    potential_fleet_size: integer('Potential fleet size', 'Vehicles the client could run in all.', {
      unit: 'vehicles',
    }),
    potential_fleet_managed: integer(
      'Potential fleet managed',
      'Vehicles we could manage for the client.',
      { unit: 'vehicles' },
    ),
    potential_operating: integer(
      'Potential operating',
      'Vehicles that could go on operating leases.',
      { unit: 'vehicles' },
    ),
    potential_finance: integer('Potential finance', 'Vehicles that could go on finance leases.', {
      unit: 'vehicles',
    }),
    potential_novated: integer('Potential novated', 'Vehicles that could go on novated leases.', {
      unit: 'vehicles',
    }),
    competitors: text('Competitors', 'Other providers the client uses or is considering.'),
    prospect_note: text('Prospect note', 'What sales staff have learned about the prospect.'),
  }),
}
