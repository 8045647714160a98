import { decimal, group, identifier, jsonObject, money, rate, text, yesNo } from '../field'
import type { Section } from '../resource'

export const defaults: Section = {
  key: 'defaults',
  title: 'Client defaults',
  purpose: 'What a new contract of the client starts from.',
  fields: {
    client_defaults: group(
      'Client defaults',
      'Values that a new contract of the client takes over.',
      {
        establishment_fee: money(
          'Establishment fee',
          'Fee for setting up a contract, unless it says otherwise.',
        ),
        management_fee: money(
          'Management fee',
          'Fee for managing a vehicle, unless its contract says otherwise.',
        ),
        maintenance_program_fee: money(
          'Maintenance program fee',
          'Fee for the maintenance program of a vehicle.',
        ),
        accident_management_fee: money(
          'Accident management fee',
          'Fee for handling accidents of a vehicle.',
        ),
        delivery_fee_funded_flag: yesNo(
          'Delivery fee funded',
          'Makes the delivery fee part of the amount financed.',
        ),
        fuel_on_delivery_funded_flag: yesNo(
          'Fuel on delivery funded',
          'Makes fuel on delivery part of the amount financed.',
        ),
        excess_km_rate: decimal('Excess km rate', 'Price of each kilometre over the contract.', {
          unit: 'AUD/km',
        }),
        residual_margin_rate: rate(
          'Residual margin',
          'Margin on the residual, unless the vehicle is commercial.',
        ),
        residual_margin_rate_commercial: rate(
          'Residual margin, commercial',
          'Margin on the residual of commercial vehicles.',
        ),
        novated_residual_basis: text(
          'Novated residual basis',
          'What the residual of a novated lease is worked out from.',
        ),
        novated_commission_rate: rate(
          'Novated commission',
          'Commission earned on a novated lease.',
        ),
        supplier_id_financier: identifier('Financier', 'Supplier who finances the contract.', {
          refersTo: 'supplier',
        }),
        supplier_id_insurer: identifier('Insurer', 'Supplier who insures the vehicle.', {
          refersTo: 'supplier',
        }),
        policy_owner_type: text('Policy owner', 'In whose name the insurance policy is taken out.'),
        insurance_broker_fee_exempt_flag: yesNo(
          'Broker fee exempt',
          'Leaves out the fee of the insurance broker.',
        ),
        roadside_assistance_plan_code: text(
          'Roadside assistance plan',
          'Plan under which drivers get help on the road.',
          { format: 'code', codes: 'roadside_assistance_plan' },
        ),
        relief_vehicle_flag: yesNo(
          'Relief vehicle',
          'Gives the driver another vehicle while theirs is off the road.',
        ),
        carbon_emission_offset_flag: yesNo(
          'Carbon emission offset',
          'Offsets the emissions of the vehicle.',
        ),
        client_group_flag: yesNo('Client group', 'Ties the contract to the group of the client.'),
      },
    ),
  },
}

export const bespoke: Section = {
  key: 'bespoke',
  title: 'Bespoke fields',
  purpose: 'Fields that only this business has.',
  fields: {
    bespoke_field_values: jsonObject(
      'Bespoke field values',
      'Names and values of the fields kept beside the standard ones.',
      { copied: false },
    ),
  },
}
