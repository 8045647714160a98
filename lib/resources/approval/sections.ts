import { choice, day, identifier, integer, jsonObjectList, money, text, yesNo } from '../field'
import type { Section } from '../resource'

/** To whom the money goes, and that somebody has looked at it. */
const PAYEE = 'payee'
/** Who has paid the bill already is paid back, and a supplier is paid otherwise. */
const paidBack = (is: 'yes' | 'no') => ({
  partOf: PAYEE,
  partWhere: { field: 'reimbursement_flag', is },
})

const STATUSES = ['active', 'batch', 'cancelled', 'rejected', 'requested']

export const request = {
  key: 'request',
  title: 'Request',
  purpose: 'What is to be approved, for which contract, and how far it has come.',
  fields: {
    contract_id: identifier('Contract', 'Contract that bears the cost.', {
      required: true,
      shownAsText: true,
      refersTo: 'contract',
    }),
    status_flag: choice(STATUSES, 'Status', 'How far the approval has come.', {
      valuesName: 'ApprovalStatus',
      shownAsText: true,
    }),
    approval_sub_status_id: identifier(
      'Sub-status',
      'Finer step within the status, from the code list.',
      { codes: 'approval_sub_status' },
    ),
    approval_limit: money('Approval limit', 'Amount that may be spent without asking again.', {
      default: 0,
    }),
    external_order_number: text(
      'External order number',
      'Number of the order in the system it came from.',
      { format: 'code' },
    ),
    client_phone: text('Client phone', 'Number on which to ask the client about this request.', {
      format: 'phone',
    }),
    misc_phone: text('Other phone', 'Any further number that helps with this request.', {
      format: 'phone',
    }),
    attachment_id: identifier('Attachment', 'Document that came with the request.'),
  },
} satisfies Section

export const payment = {
  key: 'payment',
  title: 'Payment',
  purpose: 'Which invoice is paid, to whom, and in which billing period it counts.',
  fields: {
    invoice_no: text('Invoice number', 'Number on the invoice to be paid.', { format: 'code' }),
    invoice_date: day('Invoice date', 'Day on which the invoice was made out.'),
    credit_note_flag: yesNo('Credit note', 'Treats the document as money owed to us.', {
      default: 'no',
    }),
    reimbursement_flag: yesNo('Reimbursement', 'Pays back someone who has already paid the bill.', {
      default: 'no',
      partOf: PAYEE,
    }),
    payee_payment_method_id: identifier(
      'Payee payment method',
      'Way in which the payee receives the money.',
      { codes: 'payment_method' },
    ),
    driver_bank_account_id: identifier(
      'Driver bank account',
      'Account to which a driver is paid back.',
      paidBack('yes'),
    ),
    bank_details_correct_flag: yesNo(
      'Bank details correct',
      'Confirms that someone has checked the account to be paid.',
      { default: 'no', partOf: PAYEE, confirms: 'account to be paid' },
    ),
    billing_period: integer(
      'Billing period',
      'Number of the billing period in which the cost is charged on.',
      { default: 0, format: 'code' },
    ),
    billing_period_item_no: integer(
      'Billing period item',
      'Line within the billing period; it is kept and not shown again.',
      { writeOnly: true },
    ),
  },
} satisfies Section

export const vehicle = {
  key: 'vehicle',
  title: 'Vehicle and odometer',
  purpose: 'Which vehicle it is about, and how far it has been driven.',
  fields: {
    supplier_franchise_vehicle_id: identifier(
      'Franchise vehicle',
      'Vehicle as the franchise of the supplier lists it.',
    ),
    odometer: integer('Odometer', 'Reading when the vehicle came in.', { unit: 'km' }),
    odometer_date: day('Odometer date', 'Day on which the odometer was read.'),
    odometer_valid_flag: choice(
      ['valid', 'invalid', 'none'],
      'Odometer check',
      'Whether the reading fits those before it.',
      { valuesName: 'OdometerCheck', shownAsText: true },
    ),
  },
} satisfies Section

export const supplier = {
  key: 'supplier',
  title: 'Supplier',
  purpose: 'Who does the work.',
  fields: {
    supplier_id: identifier('Supplier', 'Supplier who does the work and sends the invoice.', {
      refersTo: 'supplier',
      ...paidBack('no'),
    }),
    supplier_contact: text('Supplier contact', 'Person to ask for at the supplier.'),
    supplier_phone: text('Supplier phone', 'Number on which to reach the supplier.', {
      format: 'phone',
    }),
    franchise_notes: text(
      'Franchise notes',
      'What the franchise of the supplier has said about the work.',
    ),
  },
} satisfies Section

export const driver = {
  key: 'driver',
  title: 'Driver',
  purpose: 'Who drives the vehicle, and what they have been told.',
  fields: {
    driver_name: text('Driver name', 'Person who drives the vehicle.'),
    driver_phone: text('Driver phone', 'Number on which to reach the driver.', { format: 'phone' }),
    driver_aware_flag: yesNo('Driver aware', 'Confirms that the driver knows of the request.', {
      default: 'no',
    }),
  },
} satisfies Section

export const maintenance = {
  key: 'maintenance',
  title: 'Maintenance lines',
  purpose: 'The work, line by line.',
  fields: {
    maintenance_lines: jsonObjectList(
      'Maintenance lines',
      'Each piece of work or part that the approval covers.',
      {
        entry: {
          what: 'description',
          quantity: 'quantity',
          price: 'unit_price',
          amount: 'amount',
          unit: 'AUD',
        },
      },
    ),
  },
} satisfies Section

export const notes = {
  key: 'notes',
  title: 'Notes',
  purpose: 'What else staff should know.',
  fields: {
    notes: text('Notes', 'Anything that helps whoever handles the approval next.'),
  },
} satisfies Section
