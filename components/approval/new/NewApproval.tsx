'use client'

import { NewRecordForm } from '@/components/form/new/NewRecordForm'
import { Permitted } from '@/components/page/Permitted'
import { Crumbs } from '@/components/shell/bar/Breadcrumbs'
import { approval } from '@/lib/resources'
import { approvalList } from '../approvalList'

const ESSENTIALS = [
  'contract_id',
  'status_flag',
  'supplier_id',
  'approval_limit',
  'invoice_no',
  'invoice_date',
  'driver_name',
  'odometer',
  'notes',
]

/** The page of a new approval: its form, or why this role has none. */
export function NewApproval() {
  return (
    <>
      <Crumbs items={[{ label: 'Approvals', href: '/approvals' }, { label: 'New approval' }]} />
      <Permitted
        needs="Approvals:Create"
        task="add approvals"
        instead={{ label: 'Go to approvals', href: '/approvals' }}
      >
        <div className="mx-auto w-full max-w-180 px-4 py-6 rail:px-5">
          <h1 className="font-semibold text-record">New approval</h1>
          <p className="mt-1 mb-5 text-ink-2">
            Only the contract is needed. Maintenance lines and every other field are filled in on
            the approval's own page, which opens next.
          </p>
          <NewRecordForm
            resource={approval}
            list={approvalList}
            essentials={ESSENTIALS}
            added={(id) => `Added approval ${id}`}
          />
        </div>
      </Permitted>
    </>
  )
}
