import { supplier } from '@/lib/resources'
import { bankAccount } from '../clients/billing'
import { businessNumber, companyNumber } from '../clients/registers'
import { person } from '../pools/people'
import { landline } from '../pools/phones'
import { place, street } from '../pools/places'
import { Random } from '../random'
import { type Members, setMembers } from '../values'

/** The body of the nth supplier, as a request would set it. */
export function supplierBody(number: number, name: string): Members {
  const random = new Random('supplier', number)
  const town = place(random)
  const domain = `${name.toLowerCase().replaceAll(' ', '-')}.example`
  const { bsb, account } = bankAccount(random)
  return setMembers(supplier, {
    name,
    trading_name: random.sometimes(0.4, () => `${name} ${town.town}`),
    abn: businessNumber(companyNumber(random.digits(8))),
    active: number % 17 === 16 ? false : undefined,
    contact: person(random),
    email: `accounts@${domain}`,
    phone: landline(random, town.areaCode),
    address: `${street(random)}, ${town.town} ${town.state} ${town.pcode}`,
    payment_method_id: random.chance(0.85) ? 'EFT' : 'CARD',
    payment_terms_id: random.pick(['T07', 'T14', 'T30', 'T30', 'EOM30']),
    bank_bsb: bsb,
    bank_account_number: account,
    bank_account_name: name,
    note: random.sometimes(0.15, () => 'Closed between Christmas and New Year.'),
  })
}
