import { date, decimal, identifier, money, ownToOne, rate, text, yesNo } from '../field'
import type { Section } from '../resource'

/** Name and phone of the nth guarantor. */
const guarantor = (n: number) =>
  ownToOne({
    [`guarantor${n}_name`]: text(
      `Guarantor ${n} name`,
      `Person or company that stands in as guarantor ${n}.`,
    ),
    [`guarantor${n}_phone`]: text(
      `Guarantor ${n} phone`,
      `Number on which to reach guarantor ${n}.`,
      { format: 'phone' },
    ),
  })

export const finance: Section = {
  key: 'finance',
  title: 'Finance and limits',
  purpose: 'How much the client may owe and approve, and what that rests on.',
  fields: {
    finance_limit: money('Finance limit', 'Most that may be financed for the client at one time.', {
      copied: false,
    }),
    facility_type_id: identifier('Facility type', 'Kind of credit facility the client has.', {
      copied: false,
      codes: 'facility_type',
    }),
    client_credit_ratings_id: identifier('Credit rating', 'How we rate the client as a debtor.', {
      copied: false,
      codes: 'credit_rating',
    }),
    finance_accepted_date: date(
      'Finance accepted',
      'Day on which credit for the client was accepted.',
      { copied: false },
    ),
    finance_review_date: date(
      'Finance review',
      'Day on which the credit is to be looked at again.',
      { advice: 'datePassed', copied: false },
    ),
    financials_date: date('Financials dated', 'Date of the latest financial statements we hold.', {
      copied: false,
    }),
    company_tax_rate: rate('Company tax rate', 'Tax rate of the client that calculations use.'),
    purchase_stamp_duty_exempt_flag: yesNo(
      'Stamp duty exempt',
      'Leaves stamp duty out of vehicle purchases for the client.',
      { default: 'no' },
    ),
    ...guarantor(1),
    ...guarantor(2),
    ...guarantor(3),
    approval_limit: money(
      'Approval limit',
      'Amount up to which work is approved without asking the client.',
      { copied: false },
    ),
    send_approval_email_flag: yesNo(
      'Send approval emails',
      'Sends an email when an approval is asked for or given.',
      { default: 'yes' },
    ),
    approval_note: text('Approval note', 'What to mind when approving work for the client.'),
  },
}

export const fees: Section = {
  key: 'fees',
  title: 'Fees',
  purpose: 'What the client is charged beside finance and running costs.',
  fields: {
    establishment_fee: money('Establishment fee', 'Charged when a contract is set up.'),
    document_fee: money('Document fee', 'Charged for preparing the contract documents.'),
    document_fee_budgeted: money(
      'Document fee, budgeted',
      'Document fee that is put into the budget of a contract.',
    ),
    sourcing_fee: money('Sourcing fee', 'Charged for finding and ordering a vehicle.'),
    revs_fee: money('REVS fee', 'Charged for checking that a vehicle is free of debt.'),
    delivery_fee: money('Delivery fee', 'Charged for bringing a vehicle to its driver.'),
    fuel_on_delivery: money(
      'Fuel on delivery',
      'Charged for the fuel in a vehicle when it is handed over.',
    ),
    management_fee: money('Management fee', 'Charged for managing a vehicle.'),
    fuel_fee: money('Fuel fee', 'Charged for managing fuel.'),
    package_admin_fee: money('Package admin fee', 'Charged for running a salary package.'),
    packaging_advice_fee: money('Packaging advice fee', 'Charged for advice on salary packaging.'),
    packaging_fees_per_year: money(
      'Packaging fees per year',
      'Packaging fees that fall due in a year.',
    ),
    lease_replacement_fee: money(
      'Lease replacement fee',
      'Charged when one lease is replaced by another.',
    ),
    residual_fee: money('Residual fee', 'Charged for settling the residual at the end of a lease.'),
    disposal_fee: money(
      'Disposal fee',
      'Charged for selling a vehicle at the end of its contract.',
    ),
  },
}

export const rates: Section = {
  key: 'rates',
  title: 'Rates and margins',
  purpose: 'What quotes add to our cost, and the rates agreed with the client.',
  fields: {
    interest_margin: rate('Interest margin', 'Added to the interest rate at which we borrow.'),
    residual_margin: rate('Residual margin', 'Margin on the residual when a contract is quoted.'),
    maintenance_uplift_rate: rate(
      'Maintenance uplift',
      'Added to the expected cost of maintenance.',
    ),
    agreed_lessee_rate: decimal(
      'Agreed lessee rate',
      'Rate agreed with the lessee, in the unit the agreement uses.',
    ),
    lessee_rate_include_vmp_flag: yesNo(
      'Lessee rate includes VMP',
      'Says that the lessee rate already has VMP in it.',
      { default: 'no' },
    ),
    quarterly_rates_flag: yesNo(
      'Quarterly rates',
      'Gives the client rates that are set anew every quarter.',
    ),
    quarterly_rates_note: text('Quarterly rates note', 'How and when quarterly rates are set.'),
  },
}
