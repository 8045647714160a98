/** Admits those whom an identity provider's claims (first argument, an array) tell of, in turn. */
import { admit, type Claims, NotAdmitted } from '@/lib/accounts/federation'
import { closeDatabase } from '@/lib/db/database'

const outcomes: { token?: string; refused?: string }[] = []
for (const claims of JSON.parse(process.argv[2] ?? '[]') as Claims[]) {
  try {
    outcomes.push({ token: await admit(claims) })
  } catch (fault) {
    if (!(fault instanceof NotAdmitted)) throw fault
    outcomes.push({ refused: fault.why })
  }
}
console.log(JSON.stringify(outcomes))
await closeDatabase()
